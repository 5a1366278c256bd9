import robots from '../app/robots';
import { OWNERS } from '../lib/company-facts/registry';
import { toUtcDay } from '../lib/utc-day';
import {
  findDrafts,
  findMissingFacts,
  findSampleAddresses,
  findUnstatedLimits,
  type Finding,
} from './launch/documents';
import { findOldFacts } from './launch/facts';
import {
  findDeadSections,
  findProviderFaults,
  readDocuments,
  readProviderLimits,
} from './launch/services';
import { findClosedRobots, findMissingSettings } from './launch/settings';
import { loadSettings } from './settings';

const TITLES = { owner: 'Owner', counsel: 'Counsel', engineer: 'Engineer' };
const WIDTH = 100;

const toShort = (text: string) => (text.length > WIDTH ? `${text.slice(0, WIDTH - 1)}…` : text);

/** Formats findings for a terminal, by who must act; on one screen unless all are requested. */
function toLines(findings: readonly Finding[], isAll: boolean): string[] {
  if (findings.length === 0) return ['Ready: nothing blocks the launch.'];
  const lines = OWNERS.flatMap((owner) => {
    const own = findings.filter((finding) => finding.owner === owner);
    if (own.length === 0) return [];
    const topics = [...new Set(own.map(({ topic }) => topic))].flatMap((topic) => {
      const problems = own.filter((one) => one.topic === topic).map(({ problem }) => problem);
      if (isAll || problems.length === 1)
        return problems.map((problem) => `  ${topic}: ${problem}`);
      const names = problems.map((problem) =>
        problem.replace(/(:| is not set| has no| on ).*/, ''),
      );
      return [toShort(`  ${topic}: ${problems.length}: ${names.join(', ')}`)];
    });
    return ['', `${TITLES[owner]} (${own.length})`, ...topics];
  });
  const hint = isAll ? '' : '; -- --all lists each, -- --json is for machines';
  return [...lines, '', `${findings.length} things to do before a launch${hint}`];
}

/** `--on=2027-03-01` tells what will be old on that day. */
const on = process.argv.find((argument) => argument.startsWith('--on='));
const today = on?.slice('--on='.length) ?? toUtcDay();

const root = process.cwd();
const env = loadSettings(root);
const [{ documents, findings }, faults, deadSections] = await Promise.all([
  readDocuments(env, root),
  findProviderFaults(env),
  findDeadSections(env),
]);
const all = [
  ...findMissingFacts(documents),
  ...findDrafts(documents),
  ...findSampleAddresses(documents),
  ...findUnstatedLimits(documents, await readProviderLimits(env)),
  ...findMissingSettings(env),
  ...findClosedRobots(robots()),
  ...findOldFacts(today),
  ...findings,
  ...faults,
  ...deadSections,
];

const isJson = process.argv.includes('--json');
const lines = isJson
  ? [JSON.stringify({ isReady: all.length === 0, findings: all }, null, 2)]
  : toLines(all, process.argv.includes('--all'));
console.log(lines.join('\n'));
process.exitCode = all.length > 0 ? 1 : 0;

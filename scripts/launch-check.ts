import robots from '../app/robots';
import { findDrafts, findMissingFacts, findSampleAddresses } from './launch/documents';
import { findOldFacts } from './launch/facts';
import { toLines } from './launch/report';
import { findProviderFaults, readDocuments } from './launch/services';
import { findClosedRobots, findMissingSettings } from './launch/settings';
import { loadSettings } from './settings';

/** `--on=2027-03-01` tells what will be old on that day. */
const on = process.argv.find((argument) => argument.startsWith('--on='));
const today = on?.slice('--on='.length) ?? new Date().toISOString().slice(0, 10);

const root = process.cwd();
const env = loadSettings(root);
const [{ documents, findings }, faults] = await Promise.all([
  readDocuments(env, root),
  findProviderFaults(env),
]);
const all = [
  ...findMissingFacts(documents),
  ...findDrafts(documents),
  ...findSampleAddresses(documents),
  ...findMissingSettings(env),
  ...findClosedRobots(robots()),
  ...findOldFacts(today),
  ...findings,
  ...faults,
];

const isJson = process.argv.includes('--json');
const lines = isJson
  ? [JSON.stringify({ isReady: all.length === 0, findings: all }, null, 2)]
  : toLines(all, process.argv.includes('--all'));
console.log(lines.join('\n'));
process.exitCode = all.length > 0 ? 1 : 0;

import { parseArgs } from 'node:util';
import { checkContent } from './content/check-content';
import { findLiveRenames } from './content/live-renames';
import { loadSettings } from './settings';

const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

const report = checkContent(process.cwd());
const { errors, missingFacts } = report;

if (options.json) console.log(JSON.stringify(report, null, 2));
else {
  for (const { file, field, problem } of errors) console.error(`${file} ${field}: ${problem}`);
  const hint = missingFacts.length > 0 ? '; npm run launch:check lists them' : '';
  console.log(`\n${errors.length} errors, ${missingFacts.length} company facts missing${hint}`);
}

/** True unless a page of the live repository has moved without a redirect. */
async function checkLive(): Promise<boolean> {
  const env = loadSettings(process.cwd());
  if (!env.PRISMIC_REPOSITORY) return true;
  const renames = await findLiveRenames(process.cwd(), env);
  if (!renames)
    console.error(`${env.PRISMIC_REPOSITORY}: nothing was built or served from it here`);
  for (const line of renames ?? []) console.error(`${env.PRISMIC_REPOSITORY}: ${line}`);
  return !renames?.length;
}

const isLiveSound = await checkLive();
process.exitCode = errors.length > 0 || !isLiveSound ? 1 : 0;

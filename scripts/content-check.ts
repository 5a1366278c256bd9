import { parseArgs } from 'node:util';
import { checkContent } from './content/check-content';
import { findLiveRenames } from './content/live-renames';
import { checkRendered } from './content/rendered/check-rendered';
import { fetchSitePages, readBuiltPages } from './content/rendered/pages';
import { printRendered } from './content/rendered/print';
import { loadSettings } from './settings';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    rendered: { type: 'boolean', default: false },
    origin: { type: 'string' },
  },
});

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

/** True unless the style check finds something in the pages of the build, or of the site at `--origin`. */
async function checkPages(): Promise<boolean> {
  if (!options.rendered && !options.origin) return true;
  const read = options.origin ? fetchSitePages(options.origin) : readBuiltPages();
  return printRendered(checkRendered(await read));
}

const areSound = [await checkLive(), await checkPages()];
process.exitCode = errors.length > 0 || areSound.includes(false) ? 1 : 0;

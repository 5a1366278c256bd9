import { readPublished } from '../embedded/content/published';
import { listChanges, readChanges } from '../embedded/content/releases';
import { ContentError } from '../embedded/content/types';
import { CONTENT_LANGUAGES } from '../lib/i18n/locales';
import { checkContent } from './content/check-content';
import { fail } from './fail.mjs';

/**
 * Checks documents and messages: missing twins, dead links, bad wording, and first what a start or a publication would
 * refuse, drafts included; `--json` for machines.
 */
const root = process.cwd();
try {
  readPublished(root, CONTENT_LANGUAGES);
  for (const name of listChanges(root)) readChanges(root, name, CONTENT_LANGUAGES);
} catch (error) {
  if (error instanceof ContentError) fail(error.message);
  throw error;
}
const report = checkContent(root);
const { errors, missingFacts } = report;
if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
else {
  for (const { file, field, problem } of errors) console.error(`${file} ${field}: ${problem}`);
  const hint = missingFacts.length > 0 ? '; npm run launch:check lists them' : '';
  console.log(`\n${errors.length} errors, ${missingFacts.length} company facts missing${hint}`);
}
process.exitCode = errors.length > 0 ? 1 : 0;

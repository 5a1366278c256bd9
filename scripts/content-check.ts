import { checkContent } from './content/check-content';

/** Checks documents and messages: missing twins, dead links, bad wording; `--json` for machines. */
const report = checkContent(process.cwd());
const { errors, missingFacts } = report;
if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
else {
  for (const { file, field, problem } of errors) console.error(`${file} ${field}: ${problem}`);
  const hint = missingFacts.length > 0 ? '; npm run launch:check lists them' : '';
  console.log(`\n${errors.length} errors, ${missingFacts.length} company facts missing${hint}`);
}
process.exitCode = errors.length > 0 ? 1 : 0;

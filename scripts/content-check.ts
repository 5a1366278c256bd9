import { checkContent } from './content/check-content';

const report = checkContent(process.cwd());
const { errors, placeholders } = report;

if (process.argv.includes('--json')) console.log(JSON.stringify(report, null, 2));
else {
  for (const { file, field, problem } of errors) console.error(`${file} ${field}: ${problem}`);
  const isQuiet = process.argv.includes('--quiet');
  for (const [file, words] of isQuiet ? [] : Object.entries(placeholders)) {
    console.log(`${file}: ${words.length} to fill in: ${words.join('; ')}`);
  }
  const total = Object.values(placeholders).flat().length;
  console.log(`\n${errors.length} errors, ${total} placeholders for the owner to fill in`);
}
process.exitCode = errors.length > 0 ? 1 : 0;

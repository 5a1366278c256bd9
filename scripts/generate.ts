import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { EXPECTATIONS, type FactKind } from '@/lib/company-facts/kinds';
import { FACTS, type Fact } from '@/lib/company-facts/registry';
import { fail } from './fail.mjs';
import { makeFonts } from './generate/fonts';
import { makeIcons } from './generate/icons';
import { FOLDERS, generateMocks, getSliceFile } from './library/slices';

const root = process.cwd();
const isCheck = process.argv.includes('--check');

/** What the Prismic command writes, with the command for each. */
const COMMANDS: Record<string, string[]> = {
  'prismicio-types.d.ts': ['gen', 'types'],
  'slices/index.ts': ['gen', 'slice-index'],
};

// Latin 1 preserves every byte, including those of pictures.
const ENCODING = 'latin1';

function read(file: string): string | null {
  const absolute = path.join(root, file);
  return existsSync(absolute) ? readFileSync(absolute, ENCODING) : null;
}

function runPrismic(args: string[]) {
  const bin = path.join(root, 'node_modules', '.bin', 'prismic');
  const { status, stderr } = spawnSync(bin, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PRISMIC_TELEMETRY_ENABLED: 'false', PRISMIC_SENTRY_ENABLED: 'false' },
  });
  if (status !== 0) fail(`prismic ${args.join(' ')} failed: ${stderr}`);
}

const FACTS_MODEL = 'customtypes/company_facts/index.json';

const FIELD_TYPES: Partial<Record<FactKind, string>> = {
  date: 'Date',
  number: 'Number',
  confirmation: 'Boolean',
};

function toField({ kind, perLanguage, description }: Fact) {
  const label = perLanguage ? description : `${description} (English sheet only)`;
  const type = FIELD_TYPES[kind] ?? 'Text';
  const hint =
    kind === 'confirmation' ? { default_value: false } : { placeholder: EXPECTATIONS[kind] };
  return { type, config: { label, ...hint } };
}

/** Returns the sheet's model: a tab for each group, a field for each fact. */
function getFactsModel() {
  const groups = [...new Set(FACTS.map(({ group }) => group))];
  const toTab = (group: string) =>
    Object.fromEntries(
      FACTS.filter((fact) => fact.group === group).map((fact) => [fact.name, toField(fact)]),
    );
  return {
    format: 'custom',
    id: 'company_facts',
    label: 'Company facts',
    repeatable: false,
    status: true,
    json: Object.fromEntries(groups.map((group) => [group, toTab(group)])),
  };
}

const drifted: string[] = [];

/** Rewrites a generated file; with --check, it only notes that the file would change. */
function settle(file: string, before: string | null, after: string | null) {
  if (before === after) return;
  drifted.push(file);
  const wanted = isCheck ? before : after;
  if (wanted !== null) writeFileSync(path.join(root, file), wanted, ENCODING);
}

function settleJson(file: string, value: unknown) {
  const text = `${JSON.stringify(value, null, 2)}\n`;
  settle(file, read(file), Buffer.from(text).toString(ENCODING));
}

// Before the files generated from it.
settleJson(FACTS_MODEL, getFactsModel());
for (const [file, args] of Object.entries(COMMANDS)) {
  const before = read(file);
  runPrismic(args);
  settle(file, before, read(file));
}
// Made once for a new slice; editors replace them with better words.
for (const folder of FOLDERS) {
  const file = path.relative(root, getSliceFile(folder, 'mocks.json'));
  if (read(file) === null) settleJson(file, generateMocks(folder));
}
for (const [file, made] of [...(await makeIcons(root)), ...(await makeFonts(root))]) {
  settle(file, read(file), made.toString(ENCODING));
}

if (isCheck && drifted.length > 0) {
  fail(`Generated files differ from their sources; run npm run generate: ${drifted.join(', ')}`);
}
for (const file of drifted) console.info(`wrote ${file}`);

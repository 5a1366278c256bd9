import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fail } from './fail.mjs';
import { FACTS_MODEL, getFactsModel } from './generate/company-facts';
import { makeIcons } from './generate/icons';
import { getMocks } from './generate/mocks';

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
for (const [file, mocks] of getMocks(root)) settleJson(file, mocks);
for (const [file, icon] of await makeIcons(root)) settle(file, read(file), icon.toString(ENCODING));

if (isCheck && drifted.length > 0) {
  fail(`Generated files differ from their sources; run npm run generate: ${drifted.join(', ')}`);
}
for (const file of drifted) console.info(`wrote ${file}`);

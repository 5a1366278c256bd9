import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from './build-site';
import { ensureChromium } from './chromium';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';
import { addTallies, toPlaywrightTally, toVitestTally, type Tally } from './tally';

const root = process.cwd();
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
const isExhaustive = process.argv.includes('--all');
const only = new Set(process.argv.slice(2).filter((word) => !word.startsWith('--')));
if (isExhaustive) {
  process.env.TEST_ALL = '1';
  process.env.FUZZ_SEED ??= String(Date.now());
}

function run(title: string, command: string, args: string[], env: Record<string, string> = {}) {
  console.info(`\n── ${title}`);
  const bin = path.join(root, 'node_modules', '.bin', command);
  const { status } = spawnSync(bin, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** A check that passes or fails as a whole. */
const check = (title: string, command: string, args: string[]) => (): Tally => {
  const isPassed = run(title, command, args);
  return { passed: Number(isPassed), failed: Number(!isPassed), skipped: 0 };
};

/** A runner that reports each test; one that fell over before it could report counts as a failure. */
function runTests(
  title: string,
  command: string,
  args: string[],
  report: { file: string; toTally: (report: unknown) => Tally; env?: Record<string, string> },
): Tally {
  const isPassed = run(title, command, args, report.env);
  try {
    const tally = report.toTally(JSON.parse(readFileSync(report.file, 'utf8')));
    return isPassed || tally.failed > 0 ? tally : { ...tally, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

/** Runs the projects of Vitest that a pattern names. */
const runVitest = (title: string, project: string) => (): Tally => {
  const file = path.join(reports, `vitest-${title}.json`);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const args = ['run', '--project', project, ...output];
  return runTests(title, 'vitest', args, { file, toTally: toVitestTally });
};

function runBrowser(): Tally {
  const chromium = ensureChromium();
  if (!chromium) fail('There is no Chromium and none could be installed; set CHROMIUM_PATH.');
  const file = path.join(reports, 'playwright.json');
  return runTests('browser tests', 'playwright', ['test', '--reporter=list,json'], {
    file,
    toTally: toPlaywrightTally,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
}

async function runBuild(): Promise<Tally> {
  console.info('\n── build');
  await ensureBuild(root);
  return { passed: 1, failed: 0, skipped: 0 };
}

const STEPS: Record<string, () => Tally | Promise<Tally>> = {
  format: check('formatting', 'prettier', ['--check', '--log-level', 'warn', '.']),
  lint: check('lint', 'eslint', ['--max-warnings', '0', '.']),
  css: check('styles lint', 'stylelint', ['--max-warnings', '0', '**/*.scss']),
  generate: check('generated files', 'tsx', ['scripts/generate.ts', '--check']),
  content: check('content', 'tsx', ['scripts/content-check.ts', '--quiet']),
  routes: check('route types', 'next', ['typegen']),
  types: check('types', 'tsc', ['--noEmit']),
  unit: runVitest('unit and contract tests', '!built'),
  build: runBuild,
  built: runVitest('tests of the built site, attacks included', 'built'),
  browser: runBrowser,
};

/** Suites that need a service of their own, by the setting that names it. */
const SERVICE_SUITES = {
  TEST_REDIS_URL: 'the page cache in Redis',
  TEST_DATABASE_URL: 'the leads journal in Postgres',
};

loadSettings(root);
const steps = Object.entries(STEPS).filter(([name]) => only.size === 0 || only.has(name));
const tallies: Tally[] = [];
const times: string[] = [];
for (const [name, step] of steps) {
  const began = performance.now();
  tallies.push(await step());
  times.push(`${name} ${Math.round((performance.now() - began) / 1000)} s`);
}
const total = addTallies(tallies);
rmSync(reports, { recursive: true, force: true });

if (only.size === 0 || only.has('unit')) {
  for (const [setting, suite] of Object.entries(SERVICE_SUITES)) {
    if (!process.env[setting]) console.info(`Skipped without ${setting}: ${suite}`);
  }
}
console.info(`\nTimes: ${times.join(', ')}`);
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed > 0 ? 1 : 0;

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';

/*
 * Runs every check and test, and ends with one line, "N passed, N failed". Arguments select steps by name; `--all` runs
 * full matrices, new seeds for the fuzzers and the fleet.
 */
type Count = { passed: number; failed: number; skipped: number };
type Step = { name: string; run: () => Promise<Count> };
type Vitest = Record<'numPassedTests' | 'numFailedTests' | 'numFailedTestSuites', number> & {
  numPendingTests: number;
};
type Playwright = {
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  errors: unknown[];
};

const isExhaustive = process.argv.includes('--all');
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));

/** Runs a program of an installed package; its output is shown as it comes, or at the end if other steps run beside. */
async function run(command: string, args: string[], isHeldBack = false): Promise<boolean> {
  const bin = path.resolve('node_modules/.bin', command);
  const child = spawn(bin, args, { stdio: isHeldBack ? 'pipe' : 'inherit' });
  const output: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr?.on('data', (chunk: Buffer) => output.push(chunk));
  const status = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

/** A step that passes or fails as a whole. */
const check = (name: string, ...commands: [command: string, ...args: string[]][]): Step => ({
  name,
  async run() {
    for (const [command, ...args] of commands) {
      if (!(await run(command, args, true))) return { passed: 0, failed: 1, skipped: 0 };
    }
    return { passed: 1, failed: 0, skipped: 0 };
  },
});

/** Reads what a runner has counted; one that ends with an error but names no failed test has failed itself. */
function readCount<T>(file: string, isPassed: boolean, toCount: (report: T) => Count): Count {
  try {
    const count = toCount(JSON.parse(readFileSync(file, 'utf8')) as T);
    return isPassed || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  async run() {
    const file = path.join(reports, `${name}.json`);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const isPassed = await run('vitest', ['run', ...chosen, ...output]);
    return readCount<Vitest>(file, isPassed, (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests || report.numFailedTestSuites,
      skipped: report.numPendingTests,
    }));
  },
});

const browser: Step = {
  name: 'browser',
  async run() {
    const file = path.join(reports, 'browser.json');
    process.env.CHROMIUM_PATH =
      ensureChromium('headless') ??
      fail('No Chromium found, and none could be installed; set CHROMIUM_PATH.');
    process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
    const isPassed = await run('playwright', ['test', '--reporter=list,json']);
    return readCount<Playwright>(file, isPassed, ({ stats, errors }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    }));
  },
};

const cacheIn = (name: string) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `node_modules/.cache/checks/${name}`],
];

if (isExhaustive) {
  process.env.TEST_ALL = '1';
  process.env.TEST_FLEET ??= '1';
  process.env.FUZZ_SEED ??= String(Date.now());
}

/**
 * Phases run one after another, the lanes of each side by side. Tests of the built site do not run beside browser
 * tests: on two processors, both would exceed their time limits.
 */
const PHASES: Step[][][] = [
  [
    // In this order, because the build deletes the route types that the check generates.
    [
      check('types', ['next', 'typegen'], ['tsc', '--noEmit']),
      check('build', ['tsx', 'scripts/build.ts', '--if-needed']),
      vitest('unit', 'unit', 'isolated', 'view', 'contract', 'redis'),
    ],
    [
      check('lint', ['eslint', '--max-warnings', '0', ...cacheIn('eslint'), '.']),
      check('format', ['prettier', '--check', '--log-level', 'warn', ...cacheIn('prettier'), '.']),
      check('css', ['stylelint', '--max-warnings', '0', ...cacheIn('stylelint'), '**/*.scss']),
      check('generate', ['tsx', 'scripts/generate.ts', '--check']),
      check('content', ['tsx', 'scripts/content-check.ts']),
    ],
  ],
  [[vitest('built', 'built'), browser]],
  [process.env.TEST_FLEET ? [vitest('fleet', 'fleet')] : []],
];

async function runLane(steps: Step[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const { name, run } of steps) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.info(`── ${name} …`);
    const began = performance.now();
    const count = await run();
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(`── ${name}: ${count.failed || 'none'} failed, ${seconds} s`);
    counts.push(count);
  }
  return counts;
}

loadSettings(process.cwd());
const counts: Count[] = [];
for (const lanes of PHASES) counts.push(...(await Promise.all(lanes.map(runLane))).flat());
rmSync(reports, { recursive: true, force: true });

const add = (key: keyof Count) => counts.reduce((sum, count) => sum + count[key], 0);
const skipped = add('skipped') > 0 ? `, ${add('skipped')} skipped` : '';
console.info(`\n${add('passed')} passed, ${add('failed')} failed${skipped}`);
process.exitCode = add('failed') > 0 ? 1 : 0;

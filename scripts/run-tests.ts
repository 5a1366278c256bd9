import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureChromium } from './chromium';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';

/*
 * Runs every check and test, and ends with the names of all that failed and one line, "N passed, N failed". Arguments
 * select steps by name; `--all` runs full matrices, new seeds for the fuzzers and the fleet.
 */
type Result = { passed: number; failures: string[]; skipped: number };
type Step = { name: string; run: () => Promise<Result> };
type VitestReport = {
  numPassedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};
type PlaywrightSuite = {
  suites?: PlaywrightSuite[];
  specs?: { file: string; line: number; title: string; ok: boolean }[];
};
type PlaywrightReport = {
  stats: Record<'expected' | 'flaky' | 'skipped', number>;
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
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
      if (await run(command, args, true)) continue;
      return { passed: 0, failures: [`${command} ended with an error`], skipped: 0 };
    }
    return { passed: 1, failures: [], skipped: 0 };
  },
});

const firstLine = (text = '') => text.trim().split('\n', 1).join('');

/** Reads a runner's report; one that ends with an error but names no failed test has failed itself. */
function readReport<T>(file: string, isPassed: boolean, toResult: (report: T) => Result): Result {
  try {
    const result = toResult(JSON.parse(readFileSync(file, 'utf8')) as T);
    if (isPassed || result.failures.length > 0) return result;
    return { ...result, failures: ['the runner ended with an error, but no test failed'] };
  } catch {
    return { passed: 0, failures: ['the runner wrote no report'], skipped: 0 };
  }
}

function readVitestFailures({ testResults }: VitestReport): string[] {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative('', name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0)
      return status === 'failed' ? [`${file}: ${firstLine(message) || 'a hook failed'}`] : [];
    return tests.map((test) => `${file}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
  });
}

const readPlaywrightFailures = ({ suites = [], specs = [] }: PlaywrightSuite): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => `${spec.file}:${spec.line}: ${spec.title}`),
  ...suites.flatMap(readPlaywrightFailures),
];

const vitest = (name: string, ...projects: string[]): Step => ({
  name,
  async run() {
    const file = path.join(reports, `${name}.json`);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const chosen = projects.flatMap((project) => ['--project', project]);
    const isPassed = await run('vitest', ['run', ...chosen, ...output]);
    return readReport<VitestReport>(file, isPassed, (report) => ({
      passed: report.numPassedTests,
      failures: readVitestFailures(report),
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
    return readReport<PlaywrightReport>(file, isPassed, ({ stats, suites, errors }) => ({
      passed: stats.expected + stats.flaky,
      failures: [
        ...readPlaywrightFailures({ suites }),
        ...errors.map(({ message }) => firstLine(message)),
      ],
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

async function runLane(steps: Step[]): Promise<Result[]> {
  const results: Result[] = [];
  for (const { name, run } of steps) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    console.info(`── ${name} …`);
    const began = performance.now();
    const result = await run();
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(`── ${name}: ${result.failures.length || 'none'} failed, ${seconds} s`);
    results.push({ ...result, failures: result.failures.map((failure) => `${name}: ${failure}`) });
  }
  return results;
}

loadSettings(process.cwd());
const results: Result[] = [];
for (const lanes of PHASES) results.push(...(await Promise.all(lanes.map(runLane))).flat());
rmSync(reports, { recursive: true, force: true });

const failures = results.flatMap((result) => result.failures);
const add = (key: 'passed' | 'skipped') => results.reduce((sum, result) => sum + result[key], 0);
const skipped = add('skipped') > 0 ? `, ${add('skipped')} skipped` : '';
if (failures.length > 0) console.info(['\nFailed:', ...failures].join('\n  '));
console.info(`\n${add('passed')} passed, ${failures.length} failed${skipped}`);
process.exitCode = failures.length > 0 ? 1 : 0;

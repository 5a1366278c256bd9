import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { ensureBuild } from './build-site';
import { ensureChromium } from './chromium';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';

// Runs everything that CI checks: npm test [-- step …]; with --all, full matrices.

type Result = { passed: number; failed: number; skipped: number };
type Step = () => Promise<Result>;

const root = process.cwd();
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
const isExhaustive = process.argv.includes('--all');
const only = new Set(process.argv.slice(2).filter((word) => !word.startsWith('--')));
if (isExhaustive) {
  process.env.TEST_ALL = '1';
  process.env.TEST_FLEET ??= '1';
  process.env.FUZZ_SEED ??= String(Date.now());
}

/** Runs an installed command; its output is printed once it has ended if another one runs beside it. */
async function run(command: string, args: string[], { env = {}, isHeldBack = false } = {}) {
  const stdio = isHeldBack ? 'pipe' : 'inherit';
  const child = spawn(path.join(root, 'node_modules', '.bin', command), args, {
    stdio: ['inherit', stdio, stdio],
    env: { ...process.env, ...env },
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk));
  }
  const status = await new Promise((resolve) => child.on('close', resolve));
  process.stdout.write(Buffer.concat(output));
  return status === 0;
}

const toResult = (isPassed: boolean): Result => ({
  passed: Number(isPassed),
  failed: Number(!isPassed),
  skipped: 0,
});

/** A step that passes or fails as a whole. */
const check =
  (command: string, ...args: string[]): Step =>
  async () =>
    toResult(await run(command, args, { isHeldBack: true }));

/** Options that limit a checker to changed files. */
const cacheIn = (name: string) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `node_modules/.cache/checks/${name}`],
];

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numFailedTestSuites: z.number(),
    numPendingTests: z.number(),
  })
  .transform((report) => ({
    passed: report.numPassedTests,
    // A file that could not even load counts as one failure.
    failed: report.numFailedTests || report.numFailedTestSuites,
    skipped: report.numPendingTests,
  }));

const playwrightReport = z
  .object({
    stats: z.object({
      expected: z.number(),
      unexpected: z.number(),
      flaky: z.number(),
      skipped: z.number(),
    }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  }));

/** Reads a runner's report; a runner that crashes before its report counts as a failure. */
function readReport(file: string, schema: z.ZodType<Result>, isPassed: boolean): Result {
  try {
    const result = schema.parse(JSON.parse(readFileSync(file, 'utf8')));
    return isPassed || result.failed > 0 ? result : { ...result, failed: 1 };
  } catch {
    return toResult(false);
  }
}

/** Runs Vitest projects. */
const runVitest =
  (...names: string[]): Step =>
  async () => {
    const file = path.join(reports, `${names[0]}.json`);
    const projects = names.flatMap((name) => ['--project', name]);
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return readReport(file, vitestReport, await run('vitest', ['run', ...projects, ...output]));
  };

const runBrowser: Step = async () => {
  const chromium = ensureChromium('headless');
  if (!chromium) fail('No Chromium found, and none could be installed; set CHROMIUM_PATH.');
  const file = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const isPassed = await run('playwright', ['test', '--reporter=list,json'], { env });
  return readReport(file, playwrightReport, isPassed);
};

const runTypes: Step = async () => {
  const isTyped = (await run('next', ['typegen'])) && (await run('tsc', ['--noEmit']));
  return toResult(isTyped);
};

const runBuild: Step = async () => {
  await ensureBuild(root);
  return toResult(true);
};

/**
 * Phases run one after another, the lanes of each side by side. Tests of the built site do not run beside browser tests:
 * on two processors, both would exceed their time limits.
 */
const PHASES: Record<string, Step>[][] = [
  [
    // In this order, because the build deletes the route types that the check generates.
    {
      types: runTypes,
      build: runBuild,
      unit: runVitest('unit', 'isolated', 'view', 'contract', 'redis'),
    },
    {
      lint: check('eslint', '--max-warnings', '0', ...cacheIn('eslint'), '.'),
      format: check('prettier', '--check', '--log-level', 'warn', ...cacheIn('prettier'), '.'),
      css: check('stylelint', '--max-warnings', '0', ...cacheIn('stylelint'), '**/*.scss'),
      generate: check('tsx', 'scripts/generate.ts', '--check'),
      content: check('tsx', 'scripts/content-check.ts'),
    },
  ],
  [{ built: runVitest('built'), browser: runBrowser }],
  [{ ...(process.env.TEST_FLEET && { fleet: runVitest('fleet') }) }],
];

const results: Result[] = [];

async function runLane(lane: Record<string, Step>): Promise<void> {
  for (const [name, step] of Object.entries(lane)) {
    if (only.size > 0 && !only.has(name)) continue;
    const began = performance.now();
    const result = await step();
    results.push(result);
    const seconds = Math.round((performance.now() - began) / 1000);
    console.info(`── ${name}: ${result.failed > 0 ? 'failed' : 'passed'} after ${seconds} s`);
  }
}

loadSettings(root);
const began = performance.now();
for (const lanes of PHASES) await Promise.all(lanes.map(runLane));
rmSync(reports, { recursive: true, force: true });

const add = (name: keyof Result) => results.reduce((sum, result) => sum + result[name], 0);
const [passed, failed, skipped] = [add('passed'), add('failed'), add('skipped')];
console.info(`\n${((performance.now() - began) / 60_000).toFixed(1)} minutes`);
console.info(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;

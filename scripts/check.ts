import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuild } from './build-site';
import { runCheck, runTests } from './check-step';
import { ensureChromium } from './chromium';
import { fail } from './fail.mjs';
import { reportTests } from './report-tests';
import { runPhases, type Lane, type Step } from './run-phases';
import { loadSettings } from './settings';
import { addTallies, EMPTY_TALLY, toPlaywrightTally, toVitestTally } from './tally';

const root = process.cwd();
const reports = mkdtempSync(path.join(tmpdir(), 'reports-'));
const isExhaustive = process.argv.includes('--all');
const only = new Set(process.argv.slice(2).filter((word) => !word.startsWith('--')));
if (isExhaustive) {
  process.env.TEST_ALL = '1';
  process.env.TEST_FLEET ??= '1';
  process.env.FUZZ_SEED ??= String(Date.now());
}

const check =
  (command: string, ...args: string[]): Step =>
  () =>
    runCheck({ command, args });

/** Options that limit a checker to changed files. */
const cacheIn = (name: string) => [
  ...['--cache', '--cache-strategy', 'content'],
  ...['--cache-location', `node_modules/.cache/checks/${name}`],
];

/** Runs Vitest projects. */
const runVitest =
  (...names: string[]): Step =>
  () => {
    const file = path.join(reports, 'vitest.json');
    const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const projects = names.flatMap((name) => ['--project', name]);
    const args = ['run', ...projects, ...output];
    return runTests({ command: 'vitest', args }, { file, toTally: toVitestTally });
  };

const runBrowser: Step = () => {
  const chromium = ensureChromium('headless');
  if (!chromium) fail('No Chromium found, and none could be installed; set CHROMIUM_PATH.');
  const file = path.join(reports, 'playwright.json');
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const args = ['test', '--reporter=list,json'];
  return runTests({ command: 'playwright', args, env }, { file, toTally: toPlaywrightTally });
};

const runBuild: Step = async () => {
  await ensureBuild(root);
  return { ...EMPTY_TALLY, passed: 1 };
};

/** By path, because the TypeScript that ESLint needs has the same command; this one takes a third of its time. */
const TSC = '../typescript7/bin/tsc';

const runTypes: Step = async () => {
  const routes = await runCheck({ command: 'next', args: ['typegen'] });
  return routes.failed > 0 ? routes : runCheck({ command: TSC, args: ['--noEmit'] });
};

/**
 * Phases run one after another, the lanes of each in parallel: source checks beside the build and the tests that need
 * no build. Tests of the built site do not run beside browser tests: on two processors, both would exceed their time
 * limits.
 */
const PHASES: Lane[][] = [
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
  [{ ...(isExhaustive && { engines: runVitest('engines') }) }],
];

loadSettings(root);
const began = performance.now();
const { tallies, times } = await runPhases(PHASES, only);
const total = addTallies(tallies);
rmSync(reports, { recursive: true, force: true });

reportTests(total, {
  times,
  minutes: (performance.now() - began) / 60_000,
  hasServices: only.size === 0 || only.has('unit'),
});

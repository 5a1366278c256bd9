import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { getErrorMessage } from '../../lib/errors';
import { getMedian } from '../bench/table';
import { CHROMIUM_ARGS, ensureChromium } from '../chromium';

const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const CHROME_FLAGS = ['--headless=new', ...CHROMIUM_ARGS];

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.object({
    'largest-contentful-paint': audit,
    'total-blocking-time': audit,
    'cumulative-layout-shift': audit,
  }),
});

/** Scores from 0 to 100; times in milliseconds. */
export type Measures = Record<(typeof CATEGORIES)[number] | 'lcp' | 'tbt' | 'cls', number>;

/**
 * Returns the tool's path. It is installed in the cache folder, because it is larger than everything the site runs on.
 */
export function ensureLighthouse(root: string): string {
  const folder = path.join(root, 'node_modules/.cache/lighthouse');
  const bin = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(bin)) {
    console.info(`Installing ${PACKAGE} …`);
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--silent', '--prefix', folder, PACKAGE]);
  }
  return bin;
}

/** The tool sometimes misses the start of a visit (NO_NAVSTART). */
const ATTEMPTS = 3;

async function visit(bin: string, url: string): Promise<Measures> {
  const options = [
    '--output=json',
    '--quiet',
    `--only-categories=${CATEGORIES.join()}`,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
  ];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  const limits = { env, maxBuffer: 64 * 1024 ** 2 };
  const { stdout } = await promisify(execFile)(process.execPath, [bin, url, ...options], limits);
  const { categories, audits } = report.parse(JSON.parse(stdout));
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)]);
  return {
    ...(Object.fromEntries(scores) as Record<(typeof CATEGORIES)[number], number>),
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

/** Visits a page once like a phone with a slow connection; retries a failed visit. */
export async function measure(bin: string, url: string, attempts = ATTEMPTS): Promise<Measures> {
  try {
    return await visit(bin, url);
  } catch (error) {
    if (attempts === 1) throw error;
    console.warn(`A visit of ${url} failed and is made again: ${getErrorMessage(error)}`);
    return measure(bin, url, attempts - 1);
  }
}

/** Returns the median of each measure. */
export function toMedians(runs: readonly Measures[]): Measures {
  const [first] = runs;
  if (!first) throw new Error('Nothing was measured');
  const names = Object.keys(first) as (keyof Measures)[];
  const medians = names.map((name) => [name, getMedian(runs.map((run) => run[name]))]);
  return Object.fromEntries(medians) as Measures;
}

import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { getErrorMessage } from '../lib/errors';
import { getMedian } from './bench/load';
import { getSiteOrigin } from './bench/running-site';
import { CHROMIUM_ARGS, ensureChromium } from './chromium';
import { fail } from './fail.mjs';
import { TEMPLATES, pickTemplates } from './look/pictures';
import { loadSettings } from './settings';

/** Prints Lighthouse's mobile scores of each template, medians of several runs, as a Markdown table. */
const HELP = `npm run bench:lighthouse -- [--origin http://…] [--runs 3] [template …]
Templates: ${Object.keys(TEMPLATES).join(', ')}`;

const PACKAGE = 'lighthouse@12.8.2';
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;
const HEADS = ['template', 'performance', 'access', 'practices', 'SEO', 'LCP', 'TBT', 'CLS'];

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number | null }>;
  audits: Record<(typeof TIMES)[number], { numericValue: number }>;
};

/** Returns the tool's path. It is installed in the cache folder: it is larger than everything the site runs on. */
function ensureLighthouse(root: string): string {
  const folder = path.join(root, 'node_modules/.cache/lighthouse');
  const bin = path.join(folder, 'node_modules/lighthouse/cli/index.js');
  if (!existsSync(bin)) {
    console.info(`Installing ${PACKAGE} …`);
    mkdirSync(folder, { recursive: true });
    execFileSync('npm', ['install', '--silent', '--prefix', folder, PACKAGE]);
  }
  return bin;
}

/** Visits a page like a phone with a slow connection: scores from 0 to 100, then milliseconds, milliseconds, CLS. */
async function measure(bin: string, url: string): Promise<number[]> {
  const flags = ['--headless=new', ...CHROMIUM_ARGS].join(' ');
  const options = ['--output=json', '--quiet', `--only-categories=${CATEGORIES.join()}`];
  const args = [bin, url, ...options, `--chrome-flags=${flags}`];
  const env = { ...process.env, CHROME_PATH: ensureChromium() };
  const limits = { env, maxBuffer: 64 * 1024 ** 2 };
  const { stdout } = await promisify(execFile)(process.execPath, args, limits);
  const { categories, audits } = JSON.parse(stdout) as Report;
  return [
    ...CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100)),
    ...TIMES.map((name) => audits[name].numericValue),
  ];
}

const print = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);

async function main(root: string) {
  const { values, positionals } = parseArgs({
    options: { origin: { type: 'string' }, runs: { type: 'string', default: '3' } },
    allowPositionals: true,
  });
  const { templates, unknown } = pickTemplates(positionals);
  if (unknown.length > 0) fail(`No such template: ${unknown.join(', ')}\n${HELP}`);
  if (!/^[1-9]\d*$/.test(values.runs)) fail(`Not a number of runs: ${values.runs}\n${HELP}`);
  loadSettings(root);
  const bin = ensureLighthouse(root);
  const origin = await getSiteOrigin(root, values.origin);
  print(HEADS);
  print(HEADS.map(() => '---'));
  for (const [name, address] of templates) {
    const url = origin + address;
    const { status, ok } = await fetch(url);
    if (!ok) {
      // Lighthouse rejects pages with an error status, which the missing page must have.
      print([name, `status ${status}, not measured`]);
      continue;
    }
    const runs: number[][] = [];
    while (runs.length < Number(values.runs)) runs.push(await measure(bin, url));
    const medians = HEADS.slice(1).map((_, column) =>
      getMedian(runs.map((run) => run[column] ?? 0)),
    );
    const [lcp = 0, tbt = 0, cls = 0] = medians.slice(CATEGORIES.length);
    const times = [`${(lcp / 1000).toFixed(1)} s`, `${Math.round(tbt)} ms`, cls.toFixed(3)];
    print([name, ...medians.slice(0, CATEGORIES.length), ...times]);
  }
}

main(process.cwd()).then(
  () => process.exit(),
  (error: unknown) => fail(getErrorMessage(error)),
);

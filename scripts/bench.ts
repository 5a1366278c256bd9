import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { getErrorMessage } from '../lib/errors';
import { measureInteractions } from './bench/interactions';
import { compareLoads, toTable, type Load } from './bench/load';
import { comparePaints } from './bench/paint';
import { getNextBin, openBrowser, startServer, type Server } from './bench/running-site';
import { weighPage, type Weight } from './bench/weigh';
import { ensureBuild } from './build-site';
import { fail } from './fail.mjs';
import { loadSettings } from './settings';

/*
 * Measures what pages of the site weigh, beside their budgets; when a slow phone paints them; and how many home pages
 * the site serves, beside a bare page of the same framework and one with as much HTML as the home page.
 */
const ROUNDS = 3;
const SECONDS = 5;

const KB = 1000;
/** Bytes, or a share of the bare page's script. */
const BUDGETS = { script: 1.14, css: 24 * KB, html: 40 * KB, font: 60 * KB, fontFiles: 2 };
/** A list of all chains is longer, and a chain's page has a console. */
const PAGES: Record<string, Partial<typeof BUDGETS>> = {
  '/': {},
  '/cn/': {},
  '/nodes/': { html: 60 * KB },
  '/nodes/eth/': { script: 1.18 },
  '/pricing/compute-units/': {},
};

const PAINTS = 5;
const PAINTED = {
  home: '/',
  directory: '/nodes/',
  chain: '/nodes/eth/',
  pricing: '/pricing/',
  contact: '/contact/',
  legal: '/terms-of-service/',
  'home in Chinese': '/cn/',
};

/** Builds one of the small apps in tests/bench inside the project, whose packages it uses. */
function buildApp(root: string, name: 'bare' | 'equal', bytes = 0): string {
  mkdirSync(path.join(root, '.data'), { recursive: true });
  const folder = mkdtempSync(path.join(root, '.data', 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const layer of new Set(['bare', name])) {
    cpSync(path.join(root, 'tests/bench', layer), folder, { recursive: true });
  }
  const { status, stdout } = spawnSync(process.execPath, [getNextBin(root), 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      BENCH_ROOT: root,
      BENCH_BYTES: String(bytes),
    },
  });
  if (status !== 0) throw new Error(`The ${name} page could not be built:\n${stdout}`);
  return folder;
}

async function getLength(origin: string): Promise<number> {
  return (await (await fetch(origin)).arrayBuffer()).byteLength;
}

/** Returns a process's resident memory in MB. */
function getMemory(pid: number): number {
  const { stdout } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
  return Math.round(Number(stdout) / 1024);
}

async function compareServers(servers: Record<string, Server>): Promise<string> {
  const names = Object.keys(servers);
  // Before the load, during which this process cannot notice that a connection is closed.
  const lengths = await Promise.all(Object.values(servers).map(({ origin }) => getLength(origin)));
  const urls = Object.entries(servers).map(([name, { origin }]) => [name, `${origin}/`] as const);
  const loads = compareLoads(Object.fromEntries(urls), { rounds: ROUNDS, seconds: SECONDS });
  const toRow = (name: string, get: (server: Server, load: Load, index: number) => number) => [
    name,
    ...Object.entries(servers).map(([key, server], index) =>
      get(server, loads.get(key) ?? { perSecond: NaN, p50: NaN, p99: NaN }, index).toFixed(0),
    ),
  ];
  return toTable([
    ['Home page', ...names],
    toRow('HTML, KB', (_, __, index) => (lengths[index] ?? NaN) / KB),
    toRow('Requests a second', (_, { perSecond }) => perSecond),
    toRow('Response p50, ms', (_, { p50 }) => p50),
    toRow('Response p99, ms', (_, { p99 }) => p99),
    toRow('Cold start, ms', ({ coldStartMs }) => coldStartMs),
    toRow('Memory after the load, MB', ({ pid }) => getMemory(pid)),
  ]);
}

async function paintPages(site: string, bare: string): Promise<string> {
  const browser = await openBrowser();
  const pages = Object.entries(PAINTED).map(([name, path]) => [name, site + path] as const);
  const urls = { 'bare page': `${bare}/`, ...Object.fromEntries(pages) };
  const paints = await comparePaints(browser, urls, PAINTS);
  const delays = await measureInteractions(browser, site, bare, PAINTS);
  await browser.close();
  const reference = paints['bare page'];
  const toShare = (value: number, of = NaN) => `${value.toFixed(0)} (${(value / of).toFixed(2)})`;
  const rows = Object.entries(paints).map(([name, { first, largest, blocked, shift, bytes }]) => [
    name,
    toShare(first, reference?.first),
    toShare(largest, reference?.largest),
    toShare(blocked, reference?.blocked),
    shift.toFixed(3),
    toShare(bytes / KB, (reference?.bytes ?? NaN) / KB),
  ]);
  const head = ['Slow phone, ms (× bare)', 'first', 'largest', 'blocked', 'CLS', 'KB'];
  const touches = Object.entries(delays).map(([name, ms]) => [name, ms.toFixed(0)]);
  return `${toTable([head, ...rows])}\n\n${toTable([['Input to paint', 'ms'], ...touches])}`;
}

async function weighPages(site: string, bare: string): Promise<string> {
  const browser = await openBrowser();
  const reference = await weighPage(browser, bare, '/');
  const rows = [['Page, KB as Brotli', 'HTML', 'script', '× bare', 'CSS', 'fonts', 'over budget']];
  const toRow = (path: string, weight: Weight, faults: string[]) => [
    path,
    ...[weight.html, weight.script].map((bytes) => (bytes / KB).toFixed(1)),
    (weight.script / reference.script).toFixed(2),
    ...[weight.css, weight.font].map((bytes) => (bytes / KB).toFixed(1)),
    faults.join(', '),
  ];
  rows.push(toRow('bare page', reference, []));
  for (const [path, own] of Object.entries(PAGES)) {
    const weight = await weighPage(browser, site, path);
    const budget = { ...BUDGETS, ...own };
    const limits = { ...budget, script: budget.script * reference.script };
    const faults = Object.entries(limits)
      .filter(([name, limit]) => weight[name as keyof typeof BUDGETS] > limit)
      .map(([name]) => name);
    rows.push(toRow(path, weight, [...faults, ...weight.thirdParties]));
  }
  await browser.close();
  return toTable(rows);
}

async function bench(root: string): Promise<void> {
  loadSettings(root);
  await ensureBuild(root);
  const site = await startServer(root);
  const bare = await startServer(root, buildApp(root, 'bare'));
  const equal = await startServer(root, buildApp(root, 'equal', await getLength(site.origin)));
  console.log(`${await weighPages(site.origin, bare.origin)}\n`);
  console.log(`${await paintPages(site.origin, bare.origin)}\n`);
  console.log(await compareServers({ bare, equal, site }));
}

bench(process.cwd()).then(
  () => process.exit(),
  (error: unknown) => fail(getErrorMessage(error)),
);

import { getErrorMessage } from '../lib/errors';
import { measureThroughput } from './bench/load';
import { endAll, openBrowser, startApp, startServer, type Server } from './bench/servers';
import { getMedian, toTable } from './bench/table';
import { visitPage, type Visit } from './bench/visit';
import { ensureBuild } from './build-site';
import { loadSettings } from './settings';

const PATHS = [
  '/',
  '/nodes/',
  '/nodes/eth/',
  '/pricing/',
  '/contact/',
  '/terms-of-service/',
  '/cn/',
];
const VISITS = 5;
const ROUNDS = 3;

const ROWS: [name: string, digits: number, getValue: (visit: Visit) => number][] = [
  ['First paint, s', 2, ({ firstPaint }) => firstPaint / 1000],
  ['Largest paint, s', 2, ({ largestPaint }) => largestPaint / 1000],
  ['Blocked, ms', 0, ({ blocked }) => blocked],
  ['Shift', 3, ({ shift }) => shift],
  ['Bytes, KB', 0, ({ bytes }) => bytes / 1000],
  ['… HTML', 0, ({ html }) => html / 1000],
  ['… scripts', 0, ({ script }) => script / 1000],
  ['… styles', 0, ({ style }) => style / 1000],
  ['… fonts', 0, ({ font }) => font / 1000],
];

/** Visits the bare page and the site's in turns, because other load on the machine varies. */
async function benchVisits(bare: string, site: string): Promise<string> {
  const urls = [`${bare}/`, ...PATHS.map((path) => site + path)];
  const visits = new Map(urls.map((url) => [url, [] as Visit[]]));
  const browser = await openBrowser();
  for (let round = 0; round < VISITS; round += 1) {
    for (const url of urls) visits.get(url)?.push(await visitPage(browser, url));
  }
  await browser.close();
  return toTable([
    [`Medians of ${VISITS}, slow phone`, 'bare', ...PATHS],
    ...ROWS.map(([name, digits, getValue]) => {
      const values = urls.map((url) => getMedian((visits.get(url) ?? []).map(getValue)));
      const [reference = 0] = values;
      return [
        name,
        ...values.map((value, index) => {
          const ratio = index > 0 && reference > 0 ? ` (${(value / reference).toFixed(1)}×)` : '';
          return value.toFixed(digits) + ratio;
        }),
      ];
    }),
  ]);
}

/** Loads the home page beside a bare one and one of equal size behind a middleware, in turns. */
async function benchThroughput(servers: Record<string, Server>): Promise<string> {
  const rounds = new Map(Object.keys(servers).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, { origin }] of Object.entries(servers)) {
      rounds.get(name)?.push(await measureThroughput(`${origin}/`));
    }
  }
  return toTable([
    ['Home page', 'requests/s', 'cold start'],
    ...Object.entries(servers).map(([name, { coldStartMs }]) => [
      name,
      getMedian(rounds.get(name) ?? []).toFixed(0),
      `${(coldStartMs / 1000).toFixed(2)} s`,
    ]),
  ]);
}

/** Measures the site beside a bare page of the same framework. */
async function bench(root: string) {
  loadSettings(root);
  await ensureBuild(root);
  const bare = await startApp(root, 'bare');
  const site = await startServer(root);
  console.log(`${await benchVisits(bare.origin, site.origin)}\n`);
  const { byteLength } = await (await fetch(site.origin)).arrayBuffer();
  const equal = await startApp(root, 'equal', { BENCH_BYTES: String(byteLength) });
  console.log(await benchThroughput({ bare, equal, site }));
}

try {
  await bench(process.cwd());
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
} finally {
  endAll();
}

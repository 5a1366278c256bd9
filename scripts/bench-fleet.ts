import http from 'node:http';
import { listBuilds } from '../lib/builds/folders';
import { getErrorMessage } from '../lib/errors';
import { makeSiteCopy } from '../tests/support/site-copy';
import { getMedian, toTable } from './bench/table';
import { serveFromDisk } from './bench-fleet/disk';
import { measureLoad } from './bench-fleet/load';
import { SECRET, measurePublish } from './bench-fleet/publish';
import { ensureBuild } from './build-site';
import { getFreePorts } from './fleet/free-ports';
import { startFleet, type Fleet } from './fleet/start';
import { findTools } from './fleet/tools';
import { loadSettings } from './settings';

const ROUNDS = 5;
const SECONDS = 3;
const PUBLICATIONS = 3;
/** Longer than an old page may be shown while a new one is rendered. */
const QUIET_SECONDS = 40;

/** Reads the page as sent; fetch would decompress it. */
const readGzip = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const request = http.get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
      response.on('end', () => resolve(Buffer.concat(chunks)));
    });
    request.on('error', reject);
  });

/** Loads the home page from the front's cache, from files, and from an instance, in turns. */
async function benchLoad(fleet: Fleet, diskPort: number): Promise<string> {
  const { ports, sites, folder } = fleet.getState();
  const home = `http://127.0.0.1:${ports.plain}/`;
  const gzip = await readGzip(home);
  const disk = await serveFromDisk({ nginx: findTools().nginx, folder, port: diskPort, gzip });
  const targets = {
    'nginx, the same bytes from files': `http://127.0.0.1:${diskPort}/`,
    'front, page cache': home,
    'front, page cache, TLS': `https://localhost:${ports.https}/`,
    'one instance': `http://127.0.0.1:${sites[0]?.port}/`,
  };
  const results = new Map(Object.keys(targets).map((name) => [name, [] as number[]]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, url] of Object.entries(targets)) {
      results.get(name)?.push(measureLoad(url, SECONDS));
    }
  }
  await disk.stop();
  const medians = [...results].map(([name, values]) => [name, getMedian(values)] as const);
  const reference = medians[0]?.[1] ?? Number.NaN;
  return toTable([
    [`Home page, ${(gzip.length / 1024).toFixed(1)} KB`, 'requests/s', 'ratio'],
    ...medians.map(([name, value]) => [name, value.toFixed(0), (value / reference).toFixed(2)]),
  ]);
}

async function benchPublish(root: string, fleet: Fleet): Promise<string> {
  const origin = `http://127.0.0.1:${fleet.getState().ports.plain}`;
  const rows = [['After a webhook', 'busy page shows it', 'old views of a quiet page']];
  for (let round = 0; round < PUBLICATIONS; round += 1) {
    const seen = await measurePublish(root, origin, { round, quietSeconds: QUIET_SECONDS });
    rows.push([String(round + 1), `${seen.busy.toFixed(1)} s`, String(seen.oldViews)]);
  }
  return toTable(rows);
}

/** Benchmarks the fleet on a copy of the site, whose documents it may change. */
async function bench(origin: string): Promise<void> {
  loadSettings(origin);
  await ensureBuild(origin);
  process.env.PRISMIC_WEBHOOK_SECRET = SECRET;
  const copy = makeSiteCopy({ isBuilt: true });
  const [build] = listBuilds(copy.root);
  const [insecure = 0, https = 0, plain = 0, disk = 0] = await getFreePorts(4);
  let fleet: Fleet | undefined;
  try {
    if (!build) throw new Error('The site is not built.');
    fleet = await startFleet(copy.root, build.id, { http: insecure, https, plain });
    console.log(`${await benchLoad(fleet, disk)}\n`);
    console.log(await benchPublish(copy.root, fleet));
  } finally {
    await fleet?.stop();
    copy.remove();
  }
}

bench(process.cwd()).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(getErrorMessage(error));
    process.exit(1);
  },
);

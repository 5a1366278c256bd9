import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { listBuilds } from '../lib/builds/folders';
import { getErrorMessage } from '../lib/errors';
import { makeSiteCopy } from '../tests/support/site-copy';
import { compareLoads, toTable } from './bench/load';
import { ensureBuild } from './build-site';
import { fail } from './fail.mjs';
import { getFreePorts, keepRunning, waitForPort, type Running } from './fleet/processes';
import { startFleet, type Fleet } from './fleet/start';
import { findTools, getNginxUser } from './fleet/stores';
import { loadSettings } from './settings';

/*
 * Compares the front server's page cache with nginx that serves the same page from a file, and times how long a
 * publication takes to show.
 */
const LOAD = { rounds: 5, seconds: 3 };
const PUBLICATIONS = 3;
const PATIENCE_MS = 180_000;
const SECRET = 'bench-webhook-secret';

/** Reads a page as sent; fetch would decompress it. */
const readGzip = (url: string) =>
  new Promise<Buffer>((resolve, reject) => {
    const headers = { 'accept-encoding': 'gzip' };
    http.get(url, { headers }, (response) => resolve(buffer(response))).on('error', reject);
  });

/** Runs nginx with one page as plain and compressed files, and nothing else: the upper limit. */
async function serveFromDisk(folder: string, port: number, gzip: Buffer): Promise<Running> {
  const files = path.join(folder, 'disk');
  mkdirSync(files);
  writeFileSync(path.join(files, 'index.html.gz'), gzip);
  writeFileSync(path.join(files, 'index.html'), gunzipSync(gzip));
  chmodSync(files, 0o755);
  const config = path.join(folder, 'disk.conf');
  const lines = `user ${getNginxUser()};
worker_processes auto;
pid ${folder}/disk.pid;
error_log stderr warn;
events { worker_connections 8192; }
http {
  access_log off;
  sendfile on;
  tcp_nopush on;
  open_file_cache max=10;
  server { listen 127.0.0.1:${port}; root ${files}; gzip_static on; }
}
`;
  writeFileSync(config, lines);
  const running = keepRunning({
    name: 'nginx of files',
    command: findTools().nginx,
    args: ['-c', config, '-g', 'daemon off;'],
    logFile: path.join(folder, 'disk.log'),
  });
  await waitForPort(port, 'nginx');
  return running;
}

/** Loads the home page from files, from the front's cache, and from an instance, in turns. */
async function benchLoad(fleet: Fleet): Promise<string> {
  const { ports, instances, folder } = fleet.getState();
  const home = `http://127.0.0.1:${ports.plain}/`;
  const gzip = await readGzip(home);
  const [diskPort = 0] = await getFreePorts(1);
  const disk = await serveFromDisk(folder, diskPort, gzip);
  const urls = {
    'nginx, the same bytes from files': `http://127.0.0.1:${diskPort}/`,
    'front, page cache': home,
    'front, page cache, TLS': `https://localhost:${ports.https}/`,
    'one instance': `http://127.0.0.1:${instances[0]?.port}/`,
  };
  const loads = [...compareLoads(urls, LOAD)];
  await disk.stop();
  const reference = loads[0]?.[1].perSecond ?? Number.NaN;
  return toTable([
    [`Home page, ${(gzip.length / 1024).toFixed(1)} KB`, 'requests/s', 'ratio'],
    ...loads.map(([name, { perSecond }]) => [
      name,
      perSecond.toFixed(0),
      (perSecond / reference).toFixed(2),
    ]),
  ]);
}

/** Renames the brand, calls the webhook, and returns the seconds until a page read all the time shows the name. */
async function publish(root: string, origin: string, name: string): Promise<number> {
  const file = path.join(root, 'content/settings/settings.en-gb.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as { data: { brand_name: string } };
  document.data.brand_name = name;
  writeFileSync(file, JSON.stringify(document));
  const body = JSON.stringify({ type: 'api-update', secret: SECRET });
  const { status } = await fetch(`${origin}/api/revalidate/`, { method: 'POST', body });
  if (status !== 200) throw new Error(`The webhook returned ${status}.`);
  const began = Date.now();
  while (!(await (await fetch(`${origin}/nodes/eth/`)).text()).includes(name)) {
    if (Date.now() - began > PATIENCE_MS) throw new Error('The published change never appeared.');
    await sleep(100);
  }
  return (Date.now() - began) / 1000;
}

/** Benchmarks the fleet on a copy of the site, whose documents it may change. */
async function bench(origin: string): Promise<void> {
  loadSettings(origin);
  await ensureBuild(origin);
  process.env.PRISMIC_WEBHOOK_SECRET = SECRET;
  const copy = makeSiteCopy({ isBuilt: true });
  const [build] = listBuilds(copy.root);
  const [insecure = 0, https = 0, plain = 0] = await getFreePorts(3);
  let fleet: Fleet | undefined;
  try {
    if (!build) throw new Error('The site is not built.');
    fleet = await startFleet(copy.root, build.id, { http: insecure, https, plain });
    console.log(`${await benchLoad(fleet)}\n`);
    for (let round = 1; round <= PUBLICATIONS; round += 1) {
      const seconds = await publish(copy.root, `http://127.0.0.1:${plain}`, `Renamed${round}`);
      console.log(`Publication ${round} shows after ${seconds.toFixed(1)} s`);
    }
  } finally {
    await fleet?.stop();
    copy.remove();
  }
}

bench(process.cwd()).then(
  () => process.exit(),
  (error: unknown) => fail(getErrorMessage(error)),
);

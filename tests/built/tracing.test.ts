import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mountCollector, type Collector } from '../doubles/collector';
import { makeSiteCopy, type RunningSite, type SiteCopy } from '../support/site-copy';

// One collector and one built site, served with different settings in turn.

const toUrl = (script: string) => `data:text/javascript,${encodeURIComponent(script)}`;

/** Lists each ES module that a server loads in the file MODULES. */
const NAME_MODULE = toUrl(`
import { appendFileSync } from 'node:fs';
export const load = (url, context, next) => {
  appendFileSync(process.env.MODULES, url + '\\n');
  return next(url, context);
};`);

/** Lists the modules that a server has loaded; CommonJS modules when it ends. */
const NAME_MODULES = toUrl(`
import { appendFileSync } from 'node:fs';
import { Module, register } from 'node:module';
register(${JSON.stringify(NAME_MODULE)});
process.on('exit', () => appendFileSync(process.env.MODULES, Object.keys(Module._cache).join('\\n')));`);

let collector: Collector;
let copy: SiteCopy;
let site: RunningSite | undefined;

const getModulesFile = () => path.join(copy.root, 'modules');

async function serve(env: Record<string, string> = {}): Promise<RunningSite> {
  rmSync(getModulesFile(), { force: true });
  const settings = { NODE_OPTIONS: `--import "${NAME_MODULES}"`, MODULES: getModulesFile() };
  site = await copy.serve({ ...settings, ...env });
  return site;
}

/** Stops the site and returns the OpenTelemetry packages it had loaded. Next always loads the API. */
async function stopAndListPackages({ stop }: RunningSite): Promise<string[]> {
  await stop();
  const modules = readFileSync(getModulesFile(), 'utf8');
  expect(modules).toContain('/next/dist/');
  const names = [...modules.matchAll(/\/@opentelemetry\/([\w-]+)\//g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => name !== 'api').sort();
}

beforeAll(async () => {
  collector = await mountCollector();
  copy = makeSiteCopy({ isBuilt: true });
});

afterAll(async () => {
  await site?.stop();
  await collector?.close();
  copy?.remove();
});

test('without a collector, OpenTelemetry is not loaded', async () => {
  const served = await serve();
  await served.getText('/nodes/eth/');
  expect(await stopAndListPackages(served)).toEqual([]);
});

test('a collector receives the route, but not the query', async () => {
  const served = await serve({
    OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/`,
    OTEL_SERVICE_NAME: 'tested',
  });
  const headers = { 'user-agent': 'secret' };
  const page = '/nodes/compare/?chain=eth&note=secret';
  for (const path of [page, '/favicon.ico', '/livez', '/readyz']) {
    expect((await fetch(served.url + path, { headers })).status).toBe(200);
  }
  // Remaining spans are sent when the server ends.
  expect(await stopAndListPackages(served)).toContain('sdk-trace-node');
  expect(collector.requests[0]?.path).toBe('/v1/traces');
  expect(collector.requests[0]?.body).toContain('"stringValue":"tested"');
  expect(collector.getSpans().map(({ name }) => name)).toContainEqual(
    expect.stringMatching(/^GET \/.*compare/),
  );
  const bodies = collector.requests.map(({ body }) => body).join('\n');
  expect(bodies).toContain('/nodes/compare/');
  expect(bodies).not.toMatch(/secret|127\.0\.0\.1|favicon|livez|readyz|\?/);
});

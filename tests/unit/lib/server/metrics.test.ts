import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseEnv } from '@/lib/env';
import { startMetrics } from '@/lib/server/metrics';
import { createHistogram } from '@/lib/server/metrics/counters';
import { createRequestMetrics, toKind } from '@/lib/server/metrics/requests';
import { toGauge, toExposition } from '@/lib/server/metrics/text';
import { watchUpstreams } from '@/lib/server/metrics/upstreams';

const servers: Server[] = [];

async function listen(listener?: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

describe('the text format', () => {
  it('names, types and escapes', () => {
    const gauge = toGauge('a_b', 'What it is.', [
      [{ part: 'x"\\\n' }, 1],
      [{ part: 'unknown' }, null],
      [{}, 2.5],
    ]);
    expect(toExposition([gauge])).toBe(
      '# HELP a_b What it is.\n# TYPE a_b gauge\na_b{part="x\\"\\\\\\n"} 1\na_b 2.5\n',
    );
  });

  it('adds up the buckets of a histogram', () => {
    const histogram = createHistogram('t', 'Times.');
    for (const seconds of [0.001, 0.03, 60]) histogram.observe({ kind: 'page' }, seconds);
    const text = toExposition([histogram.toFamily()]);
    expect(text).toContain('t_bucket{kind="page",le="0.005"} 1\n');
    expect(text).toContain('t_bucket{kind="page",le="0.05"} 2\n');
    expect(text).toContain('t_bucket{kind="page",le="10"} 2\n');
    expect(text).toContain('t_bucket{kind="page",le="+Inf"} 3\n');
    expect(text).toContain('t_count{kind="page"} 3\n');
    expect(text).toMatch(/t_sum\{kind="page"\} 60\.03/);
  });
});

it('a port in use leaves the site without metrics, but serving', async () => {
  const { port } = new URL(await listen());
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await startMetrics(parseEnv({ METRICS_PORT: port }), 'build')).toBeNull();
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(port));
  log.mockRestore();
});

it.each([
  ['/nodes/?a=b.c', {}, 'page'],
  ['/nodes/?_rsc=1', { rsc: '1' }, 'data'],
  ['/_next/static/chunks/a.js', {}, 'file'],
  ['/nodes.json', {}, 'file'],
  ['/api/forms/token/', {}, 'api'],
  ['/readyz', {}, 'health'],
])('%s is counted as %s %s', (url, headers, kind) => {
  expect(toKind({ url, headers })).toBe(kind);
});

it('counts requests by status and cache result', async () => {
  const metrics = createRequestMetrics();
  const origin = await listen((request, response) => {
    metrics.watch(request, response);
    response.setHeader('x-nextjs-cache', 'HIT');
    response.writeHead(request.url === '/' ? 200 : 404).end();
  });
  for (const path of ['/', '/', '/none/']) await (await fetch(origin + path)).text();
  const getText = () => toExposition(metrics.toFamilies());
  await expect.poll(getText).toContain('site_requests_total{kind="page",status="404"} 1');
  expect(getText()).toContain('site_requests_total{kind="page",status="200"} 2');
  expect(getText()).toContain('site_page_cache_total{state="hit"} 3');
});

it('measures calls only to configured services', async () => {
  const provider = await listen((_, response) => response.writeHead(503).end());
  const other = await listen((_, response) => response.end());
  const upstreams = watchUpstreams(parseEnv({ PROVIDER_API_URL: `${provider}/v3` }));
  await fetch(`${provider}/v3/nodes`);
  await fetch(other);
  const calls = upstreams.toFamilies()[0]?.samples;
  upstreams.stop();
  await fetch(`${provider}/v3/nodes`);
  expect(calls).toEqual([
    {
      name: 'site_upstream_calls_total',
      labels: { service: 'provider', outcome: '5xx' },
      value: 1,
    },
  ]);
  expect(upstreams.toFamilies()[0]?.samples).toEqual(calls);
});

it('has a separate port only if one is set', async () => {
  expect(await startMetrics(parseEnv({}), 'build')).toBeNull();
  const origin = await listen();
  const port = new URL(origin).port;
  servers.pop()?.close();
  const metrics = await startMetrics(parseEnv({ METRICS_PORT: port }), 'build');
  const answer = await fetch(`${origin}/metrics`);
  expect(answer.headers.get('content-type')).toContain('version=0.0.4');
  expect(await answer.text()).toContain('site_build_info{build="build"} 1');
  expect((await fetch(`${origin}/other`)).status).toBe(404);
  metrics?.close();
});

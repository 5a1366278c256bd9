import { trace } from '@opentelemetry/api';
import {
  BasicTracerProvider,
  InMemorySpanExporter,
  SimpleSpanProcessor,
} from '@opentelemetry/sdk-trace-node';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setOwnOrigin } from '@/lib/http/own-server';
import { traceUpstreams } from '@/lib/tracing/upstream-spans';
import { mountService, type MountedService } from '../../../doubles/http-service';

const exporter = new InMemorySpanExporter();
let service: MountedService;

/** Returns the spans of a call. */
async function call(path: string) {
  exporter.reset();
  const stop = traceUpstreams();
  await fetch(service.url + path).catch(() => undefined);
  stop();
  return exporter.getFinishedSpans().map(({ name, attributes }) => ({ name, attributes }));
}

beforeAll(async () => {
  const spanProcessors = [new SimpleSpanProcessor(exporter)];
  trace.setGlobalTracerProvider(new BasicTracerProvider({ spanProcessors }));
  service = await mountService(() => Response.json({}));
});

afterAll(async () => {
  trace.disable();
  await service.close();
});

it('a call to another service has a span without its query', async () => {
  const { host } = new URL(service.url);
  expect(await call('/api/v2?access_token=secret')).toEqual([
    {
      name: `fetch GET ${host}`,
      attributes: {
        'http.method': 'GET',
        'http.url': `${service.url}/api/v2`,
        'http.status_code': 200,
        'net.peer.name': '127.0.0.1',
      },
    },
  ]);
});

it("a server's own requests have none", async () => {
  setOwnOrigin(service.url);
  expect(await call('/')).toEqual([]);
});

import { readdirSync } from 'node:fs';
import { ROOT_CONTEXT, SpanKind } from '@opentelemetry/api';
import { SamplingDecision } from '@opentelemetry/sdk-trace-node';
import { describe, expect, it } from 'vitest';
import { createSampler } from '@/lib/tracing';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const sampler = createSampler();

const isTraced = (target: string | undefined, within = ROOT_CONTEXT) =>
  sampler.shouldSample(within, TRACE_ID, 'GET', SpanKind.SERVER, { 'http.target': target }, [])
    .decision === SamplingDecision.RECORD_AND_SAMPLED;

const PUBLIC_FILES = readdirSync('public', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath.replace(/^public/, '')}/${entry.name}`);

describe('a request', () => {
  it.each([
    '/',
    '/nodes/eth/',
    '/cn/',
    '/api/forms/contact/',
    '/nodes.json',
    '/imgs/',
    '/livezone/',
  ])('for %s is traced', (path) => {
    expect(isTraced(path)).toBe(true);
  });

  it('for a static file is not', () => {
    expect(PUBLIC_FILES).toContain('/favicon.ico');
    expect(
      [...PUBLIC_FILES, '/_next/static/a.js', '/icon.svg'].filter((path) => isTraced(path)),
    ).toEqual([]);
  });

  it.each(['/livez', '/livez?a=b', '/readyz/', '/api/readyz/'])('for %s is not', (path) => {
    expect(isTraced(path)).toBe(false);
  });
});

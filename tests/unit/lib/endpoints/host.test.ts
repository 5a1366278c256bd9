import { expect, test } from 'vitest';
import { FALLBACK_HOST, toEndpointHost } from '@/lib/endpoints/host';

test.each(['nodewell.example', 'rpc-1.nodewell.example', 'nodewell.example:8443', 'a.bc'])(
  'keeps the host %s',
  (host) => expect(toEndpointHost({ endpoint_host: host })).toBe(host),
);

test('accepts a host in any case and with surrounding spaces', () => {
  expect(toEndpointHost({ endpoint_host: ' Nodewell.Example ' })).toBe('nodewell.example');
});

test.each([
  '',
  undefined,
  null,
  'localhost',
  "x.example';touch /tmp/file;'",
  '$(id).example',
  'evil.example/a?b=',
  'user@evil.example',
  '-x.example',
  'a..example',
  'x.example\nHost: evil.example',
  `${'a.'.repeat(120)}example`,
])('replaces %j', (host) => expect(toEndpointHost({ endpoint_host: host })).toBe(FALLBACK_HOST));

test('has no host if endpoints are opaque', () => {
  const settings = { endpoint_host: 'nodewell.example', endpoint_scheme: 'opaque' };
  expect(toEndpointHost(settings)).toBeNull();
});

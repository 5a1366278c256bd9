import { expect, test } from 'vitest';
import { FALLBACK_HOST, toEndpointHost } from '@/lib/site/endpoint-host';

test.each(['nodewell.example', 'rpc-1.nodewell.example', 'nodewell.example:8443', 'a.bc'])(
  'keeps the host %s',
  (host) => expect(toEndpointHost(host)).toBe(host),
);

test('accepts a host in any case and with surrounding spaces', () => {
  expect(toEndpointHost(' Nodewell.Example ')).toBe('nodewell.example');
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
])('replaces %j', (host) => expect(toEndpointHost(host)).toBe(FALLBACK_HOST));

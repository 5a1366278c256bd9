import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createOpenRequests } from '@/lib/server/open-requests';

/** A request with its `onOver`. */
function createRequest() {
  const callbacks: (() => void)[] = [];
  return {
    onOver: (callback: () => void) => void callbacks.push(callback),
    end: () => callbacks.forEach((callback) => callback()),
  };
}
const createSocket = () => ({}) as Socket;

it('closes a connection that pipelines too many requests', () => {
  const { admitSocket } = createOpenRequests({ maxPerSocket: 2 });
  const socket = createSocket();
  const requests = [1, 2, 3].map(createRequest);
  expect(requests.map(({ onOver }) => admitSocket(socket, onOver))).toEqual([
    'open',
    'open',
    'end',
  ]);
  expect(admitSocket(createSocket(), createRequest().onOver)).toBe('open');
  for (const { end } of requests) end();
  expect(admitSocket(socket, createRequest().onOver)).toBe('open');
});

it('makes a client wait that requests too much at once, over any number of connections', () => {
  const { admitClient } = createOpenRequests({ maxPerClient: 2 });
  const requests = [1, 2].map(createRequest);
  for (const { onOver } of requests) expect(admitClient('2001:db8::1', onOver)).toBe('open');
  // One IPv6 customer has a whole /64.
  expect(admitClient('2001:db8::2', createRequest().onOver)).toBe('wait');
  expect(admitClient('203.0.113.1', createRequest().onOver)).toBe('open');
  requests[0]?.end();
  expect(admitClient('2001:db8::3', createRequest().onOver)).toBe('open');
});

it('makes clients of a network wait that request too much at once', () => {
  const { admitClient } = createOpenRequests({ maxPerClient: 2, maxPerNetwork: 3 });
  const ask = (address: string, { onOver } = createRequest()) => admitClient(address, onOver);
  const first = createRequest();
  expect(ask('2001:db8:1:1::1', first)).toBe('open');
  expect(['2', '3', '4'].map((part) => ask(`2001:db8:1:${part}::1`))).toEqual([
    ...['open', 'open', 'wait'],
  ]);
  expect(ask('2001:db8:2:1::1')).toBe('open');
  first.end();
  expect(ask('2001:db8:1:4::1')).toBe('open');
});

it('makes a customer wait whose many clients request too much at once, and no other in its network', () => {
  const { admitClient } = createOpenRequests({ maxPerClient: 1, maxPerCustomer: 2 });
  const ask = (address: string) => admitClient(address, createRequest().onOver);
  expect(['1', '2', '3'].map((part) => ask(`2001:db8:1:${part}::1`))).toEqual([
    ...['open', 'open', 'wait'],
  ]);
  expect(ask('2001:db8:1:100::1')).toBe('open');
});

it.each(['127.0.0.1', '::ffff:127.0.0.1', '::1'])(
  'lets %s, as which the server asks itself, always pass',
  (address) => {
    const { admitClient } = createOpenRequests({ maxPerClient: 0 });
    expect(admitClient(address, createRequest().onOver)).toBe('open');
  },
);

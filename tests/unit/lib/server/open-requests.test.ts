import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { createOpenRequests } from '@/lib/server/open-requests';

const createResponse = () => new EventEmitter() as unknown as ServerResponse;
const createSocket = () => ({}) as Socket;

it('ends a connection that asks for more than it waits for', () => {
  const { admitSocket } = createOpenRequests({ maxPerSocket: 2 });
  const socket = createSocket();
  const responses = [1, 2, 3].map(createResponse);
  expect(responses.map((response) => admitSocket(socket, response))).toEqual([
    'open',
    'open',
    'end',
  ]);
  expect(admitSocket(createSocket(), createResponse())).toBe('open');
  for (const response of responses) response.emit('close');
  expect(admitSocket(socket, createResponse())).toBe('open');
});

it('has a client wait that asks for too much at once, over any number of connections', () => {
  const { admitClient } = createOpenRequests({ maxPerClient: 2 });
  const responses = [1, 2].map(createResponse);
  for (const response of responses) expect(admitClient('2001:db8::1', response)).toBe('open');
  // One customer of IPv6 has a whole /64.
  expect(admitClient('2001:db8::2', createResponse())).toBe('wait');
  expect(admitClient('203.0.113.1', createResponse())).toBe('open');
  responses[0]?.emit('close');
  expect(admitClient('2001:db8::3', createResponse())).toBe('open');
});

it.each(['127.0.0.1', '::1'])(
  'lets %s, as which the server asks itself, always pass',
  (address) => {
    const { admitClient } = createOpenRequests({ maxPerClient: 0 });
    expect(admitClient(address, createResponse())).toBe('open');
  },
);

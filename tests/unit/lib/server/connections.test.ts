import { EventEmitter } from 'node:events';
import type { Socket } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createClientGuard, createTotalGuard } from '@/lib/server/connections';

const connect = (remoteAddress: string) =>
  Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });

it('closes connections of an address beyond its share, and of no other', () => {
  const guard = createClientGuard(20);
  const sockets = [1, 2, 3].map(() => connect('203.0.113.1'));
  const other = connect('203.0.113.2');
  for (const socket of [...sockets, other]) guard(socket as unknown as Socket);
  expect(sockets.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 0, 1]);
  expect(other.destroy).not.toHaveBeenCalled();
});

it('frees a place when a connection closes', () => {
  const guard = createClientGuard(10);
  const first = connect('203.0.113.1');
  guard(first as unknown as Socket);
  first.emit('close');
  const second = connect('203.0.113.1');
  guard(second as unknown as Socket);
  expect(second.destroy).not.toHaveBeenCalled();
});

it('counts an IPv6 customer as one, whatever the address in the /64', () => {
  const guard = createClientGuard(10);
  guard(connect('2001:db8::1') as unknown as Socket);
  const second = connect('2001:db8::2');
  guard(second as unknown as Socket);
  expect(second.destroy).toHaveBeenCalledOnce();
});

it.each(['203.0.113.', '2001:db8:1:'])('counts the network %s* as a whole', (prefix) => {
  const guard = createClientGuard(10);
  const toAddress = (host: number) =>
    prefix.includes(':') ? `${prefix}${host}::1` : prefix + host;
  const sockets = [1, 2, 3].map((host) => connect(toAddress(host)));
  for (const socket of sockets) guard(socket as unknown as Socket);
  expect(sockets.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 0, 1]);
});

it('closes connections beyond the total, and accepts others again once one has closed', () => {
  const guard = createTotalGuard(2);
  const sockets = [1, 2, 3].map((host) => connect(`203.0.113.${host}`));
  for (const socket of sockets) guard(socket as unknown as Socket);
  expect(sockets.map(({ destroy }) => destroy.mock.calls.length)).toEqual([0, 0, 1]);
  sockets[0]?.emit('close');
  const next = connect('203.0.113.4');
  guard(next as unknown as Socket);
  expect(next.destroy).not.toHaveBeenCalled();
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RedisClient } from '@/lib/redis/client';
import { RedisLink } from '@/lib/redis/link';
import { FakeClient } from './fake-client';

const TIMES = { probeMs: 1000, calmMs: 30_000 };
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

let client = new FakeClient();
let link: RedisLink;
const read = () => link.run((given) => given.get('/'));
const write = () => link.write((given) => given.set('/', 'page'));

beforeEach(async () => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  client = new FakeClient();
  link = new RedisLink(async () => client as unknown as RedisClient, TIMES);
  await vi.advanceTimersByTimeAsync(0);
  client.come();
});

afterEach(() => {
  link.close();
  vi.useRealTimers();
});

it('keeps reading while writes are refused, and logs it', async () => {
  client.isFull = true;
  const since = Date.now();
  expect(await write()).toBeNull();
  expect(await read()).toBe('page');
  expect(link.status).toEqual({ state: 'refusing', since });
});

it('sends no writes while they are refused', async () => {
  client.isFull = true;
  await write();
  const set = vi.spyOn(client, 'set');
  expect(await write()).toBeNull();
  expect(set).not.toHaveBeenCalled();
});

it('recovers when Redis accepts writes again, and calls back', async () => {
  const listener = vi.fn();
  link.onUp(listener);
  client.isFull = true;
  await write();
  await vi.advanceTimersByTimeAsync(10 * TIMES.probeMs);
  expect(link.status.state).toBe('refusing');
  expect(listener).not.toHaveBeenCalled();
  client.isFull = false;
  await vi.advanceTimersByTimeAsync(TIMES.probeMs);
  expect(link.status.state).toBe('up');
  expect(listener).toHaveBeenCalledOnce();
  expect(await write()).toBe('OK');
});

it('logs one line when refusals begin and one when they end', async () => {
  client.isFull = true;
  for (let count = 0; count < 20; count++) {
    await write();
    await vi.advanceTimersByTimeAsync(TIMES.probeMs);
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('OOM command not allowed'));
  client.isFull = false;
  await vi.advanceTimersByTimeAsync(TIMES.probeMs + TIMES.calmMs);
  expect(info).toHaveBeenCalledOnce();
  client.isFull = true;
  await write();
  expect(warn).toHaveBeenCalledTimes(2);
});

it('logs no more if Redis alternates between accepting and refusing at its limit', async () => {
  for (let count = 0; count < 20; count++) {
    client.isFull = true;
    await write();
    client.isFull = false;
    await vi.advanceTimersByTimeAsync(2 * TIMES.probeMs);
  }
  expect(warn).toHaveBeenCalledOnce();
  expect(info).not.toHaveBeenCalled();
});

it('stops probing when the connection is lost, and is up when it returns', async () => {
  client.isFull = true;
  await write();
  const setRange = vi.spyOn(client, 'setRange');
  client.go();
  expect(link.status.state).toBe('down');
  await vi.advanceTimersByTimeAsync(10 * TIMES.probeMs);
  expect(setRange).not.toHaveBeenCalled();
  client.isFull = false;
  client.come();
  expect(await write()).toBe('OK');
});

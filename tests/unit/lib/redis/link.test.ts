import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RedisClient } from '@/lib/redis/client';
import { RedisLink } from '@/lib/redis/link';
import { FakeClient } from './fake-client';

const never = () => new Promise<never>(() => undefined);
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);

let client = new FakeClient();
let link = new RedisLink(never);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.clearAllMocks();
  client = new FakeClient();
  link = new RedisLink(async () => client as unknown as RedisClient);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a connection to Redis', () => {
  it('lets the first command wait for it', async () => {
    const reply = link.run(async () => 'reply');
    await vi.advanceTimersByTimeAsync(900);
    client.come();
    expect(await reply).toBe('reply');
    expect(warn).not.toHaveBeenCalled();
  });

  it('is given up after a second', async () => {
    const reply = link.run(async () => 'reply');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await reply).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });

  it('logs an outage once, however often it fails, and its end', async () => {
    await vi.advanceTimersByTimeAsync(0);
    client.come();
    client.go();
    client.go('ECONNREFUSED');
    expect(await link.run(async () => 'reply')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    client.come();
    expect(await link.run(async () => 'reply')).toBe('reply');
    expect(info).toHaveBeenCalledOnce();
  });

  it('probes again if the probe that would show that Redis caught up fails', async () => {
    await vi.advanceTimersByTimeAsync(0);
    client.come();
    const slow = link.run(never);
    const ping = vi.spyOn(client, 'ping').mockRejectedValueOnce(new Error('timed out'));
    await vi.advanceTimersByTimeAsync(500);
    expect(await slow).toBeNull();
    expect(ping).toHaveBeenCalledOnce();
    expect(await link.run(async () => 'reply')).toBeNull();
    ping.mockResolvedValue();
    await vi.advanceTimersByTimeAsync(1000);
    expect(await link.run(async () => 'reply')).toBe('reply');
  });

  it('is unused from a slow command until Redis has caught up', async () => {
    await vi.advanceTimersByTimeAsync(0);
    client.come();
    const slow = link.run(never);
    await vi.advanceTimersByTimeAsync(500);
    expect(await slow).toBeNull();
    const command = vi.fn(async () => 'reply');
    expect(await link.run(command)).toBeNull();
    expect(command).not.toHaveBeenCalled();
    client.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(await link.run(command)).toBe('reply');
  });

  it('stays in use if a command is refused, and logs it once', async () => {
    await vi.advanceTimersByTimeAsync(0);
    client.come();
    const refused = async () => Promise.reject(new Error('OOM command not allowed'));
    expect(await link.run(refused)).toBeNull();
    expect(await link.run(refused)).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    expect(await link.run(async () => 'reply')).toBe('reply');
  });

  it('reports its state, and since when', async () => {
    const start = Date.now();
    expect(link.status).toEqual({ state: 'connecting', since: start });
    await vi.advanceTimersByTimeAsync(500);
    client.come();
    expect(link.status).toEqual({ state: 'up', since: start + 500 });
    await vi.advanceTimersByTimeAsync(500);
    client.go();
    expect(link.status).toEqual({ state: 'down', since: start + 1000 });
    client.go('ECONNREFUSED');
    await vi.advanceTimersByTimeAsync(500);
    expect(link.status).toEqual({ state: 'down', since: start + 1000 });
  });

  it('calls back whenever Redis begins to respond', async () => {
    const listener = vi.fn();
    link.onUp(listener);
    await vi.advanceTimersByTimeAsync(0);
    client.come();
    client.go();
    client.come();
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

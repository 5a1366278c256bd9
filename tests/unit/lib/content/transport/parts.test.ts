import { describe, expect, it, vi } from 'vitest';
import { ContentFault } from '@/lib/content/transport/content-fault';
import { readAnswer, toRetryAfterMs } from '@/lib/content/transport/read-answer';
import { withRetries } from '@/lib/content/transport/with-retries';

const passing = (retryAfterMs?: number) =>
  new ContentFault('status 503', {
    isRetryable: true,
    ...(retryAfterMs !== undefined && { retryAfterMs }),
  });

describe('retries', () => {
  const run = async (fault: Error) => {
    const call = vi.fn(() => Promise.reject(fault));
    const wait = vi.fn(async () => undefined);
    const patience = { tries: 3, maxWaitMs: 2000 };
    await expect(withRetries(call, patience, wait)).rejects.toBe(fault);
    return { calls: call.mock.calls.length, waits: wait.mock.calls.map(([ms]: number[]) => ms) };
  };

  it('end after several attempts, each after a longer wait', async () => {
    const { calls, waits } = await run(passing());
    expect(calls).toBe(3);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
  });

  it('wait as long as the service asks, and end if that is too long', async () => {
    expect(await run(passing(1500))).toEqual({ calls: 3, waits: [1500, 1500] });
    expect(await run(passing(30_000))).toEqual({ calls: 1, waits: [] });
  });

  it('do not repeat permanent failures', async () => {
    expect((await run(new ContentFault('status 401'))).calls).toBe(1);
    expect((await run(new TypeError('a mistake'))).calls).toBe(1);
  });
});

describe('Retry-After', () => {
  it.each([
    ['3', 3000],
    ['Thu, 01 Jan 1970 00:00:05 GMT', 4000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('%s', (header, ms) => expect(toRetryAfterMs(header, 1000)).toBe(ms));
});

describe('an answer', () => {
  it('keeps no access token, which the service repeats in URLs', async () => {
    const page = { next_page: 'https://a.example/?ref=r&access_token=a%2Bb&page=2', text: 'a+b' };
    const { text } = await readAnswer('https://a.example/?access_token=a%2Bb', {
      fetch: async () => Response.json(page),
      timeoutMs: 1000,
      toValue: (json) => json,
    });
    expect(text).not.toContain('access_token');
    expect(JSON.parse(text)).toMatchObject({ next_page: expect.any(String), text: 'a+b' });
  });

  it('must arrive completely within the time limit', async () => {
    const slow = new ReadableStream({
      start: (body) => body.enqueue(new TextEncoder().encode('{')),
    });
    const fetch = async (_: string, init?: RequestInit) => {
      init?.signal?.addEventListener('abort', () => void slow.cancel().catch(() => undefined));
      return new Response(
        slow.pipeThrough(new TransformStream(), init?.signal ? { signal: init.signal } : {}),
      );
    };
    const read = readAnswer('https://a.example', { fetch, timeoutMs: 50, toValue: (json) => json });
    await expect(read).rejects.toThrow('no answer within 50 ms');
  });
});

it('a stalled response ends in time, even if its fetch has lost the signal', async () => {
  const stopped = () =>
    new Response(
      new ReadableStream({ start: (body) => body.enqueue(new TextEncoder().encode('{')) }),
    );
  const options = { timeoutMs: 50, toValue: (json: unknown) => json };
  const read = readAnswer('https://a.example', { fetch: async () => stopped(), ...options });
  await expect(read).rejects.toThrow('no answer within 50 ms');
  const error = async () => new Response(stopped().body, { status: 500 });
  await expect(readAnswer('https://a.example', { fetch: error, ...options })).rejects.toThrow(
    'status 500',
  );
});

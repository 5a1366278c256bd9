import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ContentFault } from '@/lib/content/transport/content-fault';
import { createFileAnswers, pruneFileAnswers } from '@/lib/answers/file-answers';
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

  it('end after some tries, each after a longer wait', async () => {
    const { calls, waits } = await run(passing());
    expect(calls).toBe(3);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeGreaterThan(waits[0] ?? Infinity);
  });

  it('wait as long as the service asks, and end when that is too long', async () => {
    expect(await run(passing(1500))).toEqual({ calls: 3, waits: [1500, 1500] });
    expect(await run(passing(30_000))).toEqual({ calls: 1, waits: [] });
  });

  it('do not repeat what would fail the same way', async () => {
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
  it('has to arrive whole within the time', async () => {
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

it('an answer that stops midway ends in time, although its fetch no longer knows the signal', async () => {
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

describe('answers on the disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const toAnswer = (ref: string, readAt: number) => ({ ref, text: `{"of":"${ref}"}`, readAt });

  it('are found again, in the folder that has the newest', async () => {
    const [own, built] = [path.join(folder, 'own'), path.join(folder, 'built')];
    await createFileAnswers([built]).set('a', toAnswer('old', 1));
    const store = createFileAnswers([own, built]);
    expect(await store.get('a')).toEqual(toAnswer('old', 1));
    await store.set('a', toAnswer('new', 2));
    expect(await createFileAnswers([own, built]).get('a')).toEqual(toAnswer('new', 2));
    expect(await createFileAnswers([built]).get('a')).toEqual(toAnswer('old', 1));
    expect(await createFileAnswers([built, own]).get('a')).toEqual(toAnswer('new', 2));
    expect(readdirSync(own)).toEqual(['a.json']);
  });

  it('are kept in the own folder when found in another, which may go', async () => {
    const [own, before] = [path.join(folder, 'own'), path.join(folder, 'before')];
    await createFileAnswers([before]).set('a', toAnswer('x', 1));
    await createFileAnswers([own, before]).get('a');
    rmSync(before, { recursive: true });
    expect(await createFileAnswers([own, before]).get('a')).toEqual(toAnswer('x', 1));
  });

  it('count only when they are whole', async () => {
    writeFileSync(path.join(folder, 'a.json'), '{"ref":"x","te');
    expect(await createFileAnswers([folder]).get('a')).toBeNull();
  });

  it('are done without when they cannot be written, which is said once', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const log = vi.fn();
    const store = createFileAnswers([file], log);
    await store.set('a', toAnswer('new', 1));
    await store.set('b', toAnswer('new', 1));
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('lose the oldest when there are too many', async () => {
    for (const [index, name] of ['c', 'a', 'b'].entries()) {
      writeFileSync(path.join(folder, name), '');
      utimesSync(path.join(folder, name), index + 1, index + 1);
    }
    await pruneFileAnswers(folder, 2);
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  });
});

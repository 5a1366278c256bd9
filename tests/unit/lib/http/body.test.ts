import { describe, expect, it, vi } from 'vitest';
import { readBody } from '@/lib/http/body';
import { makeHugeBody, postStream } from '../../../support/huge-body';

const LIMIT = { maxBytes: 64 * 1024 };
const post = (body: BodyInit | null, headers?: HeadersInit) =>
  new Request('http://site.test/', { method: 'POST', body, headers });

describe('a request body', () => {
  it.each([0, 1, LIMIT.maxBytes])('of %i bytes is read completely', async (size) => {
    const bytes = new Uint8Array(size).fill(7);
    expect(await readBody(post(bytes), LIMIT)).toEqual(bytes);
  });

  it('with too large a declared length is not read', async () => {
    const { stream, getPulled } = makeHugeBody();
    const request = postStream('http://site.test/', stream, { 'content-length': '65537' });
    expect(await readBody(request, LIMIT)).toBe('too-large');
    expect(getPulled()).toBe(0);
  });

  it('of 300 MB without a length is dropped right beyond the limit', async () => {
    const { stream, chunkBytes, getPulled, isCancelled } = makeHugeBody();
    expect(await readBody(postStream('http://site.test/', stream), LIMIT)).toBe('too-large');
    expect(getPulled()).toBeGreaterThan(LIMIT.maxBytes);
    expect(getPulled()).toBeLessThanOrEqual(LIMIT.maxBytes + 2 * chunkBytes);
    expect(isCancelled()).toBe(true);
  });

  it('that is cut off is unreadable', async () => {
    const pull = vi
      .fn<(controller: ReadableStreamDefaultController<Uint8Array>) => void>()
      .mockImplementationOnce((controller) => controller.enqueue(new Uint8Array(10)))
      .mockImplementation((controller) => controller.error(new Error('reset')));
    const request = postStream('http://site.test/', new ReadableStream({ pull }));
    expect(await readBody(request, LIMIT)).toBe('unreadable');
  });
});

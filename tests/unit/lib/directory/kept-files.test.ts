import { describe, expect, it, vi } from 'vitest';
import { createKeptFiles } from '@/lib/directory/kept-files';
import { getDataResponse } from '@/lib/directory/response';

const toFile = (text: string) => ({ type: 'text/plain', text });

function createFiles(max?: number) {
  const clock = { ms: 1000 };
  const kept = createKeptFiles({ now: () => clock.ms, ...(max && { max }) });
  const make = vi.fn(async () => toFile(`made ${make.mock.calls.length}`));
  const get = async (path: string, ...parts: unknown[]) =>
    (await kept.get(path, parts, make))?.text;
  return { clock, make, get, kept };
}

describe('a data file', () => {
  it('is made once while its sources are the same', async () => {
    const { get, make } = createFiles();
    const [chains, prices] = [[], []];
    const both = await Promise.all([get('/a', chains, prices), get('/a', chains, prices)]);
    expect(both).toEqual(['made 1', 'made 1']);
    expect(await get('/b', chains, prices)).toBe('made 2');
    expect(await get('/a', chains, [])).toBe('made 3');
    expect(await get('/a', chains, prices)).toBe('made 4');
    expect(make).toHaveBeenCalledTimes(4);
  });

  it('is at most a minute old, even if the clock is set back', async () => {
    const { get, clock } = createFiles();
    await get('/a');
    clock.ms += 59_000;
    expect(await get('/a')).toBe('made 1');
    clock.ms += 1000;
    expect(await get('/a')).toBe('made 2');
    clock.ms -= 3_600_000;
    expect(await get('/a')).toBe('made 3');
  });

  it('is evicted for others', async () => {
    const { get } = createFiles(2);
    for (const path of ['/a', '/b', '/c']) await get(path);
    expect(await get('/c')).toBe('made 3');
    expect(await get('/a')).toBe('made 4');
  });

  it('that failed or is missing is retried', async () => {
    const { kept, get } = createFiles();
    const fail = () => Promise.reject(new Error('no database'));
    await expect(kept.get('/a', [], fail)).rejects.toThrow('no database');
    expect(await kept.get('/a', [], async () => null)).toBeNull();
    expect(await get('/a')).toBe('made 1');
  });

  it.each(['/nodes.json', '/compute-units.json', '/chains/eth/methods.json'])(
    '%s is not made for each request',
    async (path) => {
      const stringify = vi.spyOn(JSON, 'stringify');
      const ask = () => getDataResponse(path, new Request('http://localhost'));
      const texts = await Promise.all(Array.from({ length: 5 }, async () => (await ask()).text()));
      const long = stringify.mock.results.filter(({ value }) => String(value).length > 1000);
      stringify.mockRestore();
      expect(new Set(texts).size).toBe(1);
      expect(texts[0]?.length).toBeGreaterThan(1000);
      expect(long.filter(({ value }) => `${value}\n` === texts[0])).toHaveLength(1);
    },
  );
});

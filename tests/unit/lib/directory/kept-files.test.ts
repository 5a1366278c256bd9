import { describe, expect, it, vi } from 'vitest';
import { createKeptFiles } from '@/lib/directory/kept-files';

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
});

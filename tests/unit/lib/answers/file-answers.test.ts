import { mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFileAnswers, pruneFileAnswers } from '@/lib/answers/file-answers';

describe('answers on the disk', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'answers-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const toAnswer = (ref: string, readAt: number) => ({ ref, text: `{"of":"${ref}"}`, readAt });

  it('are found in the folder with the newest one', async () => {
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

  it('are copied to the own folder if found in another, which may be deleted', async () => {
    const [own, before] = [path.join(folder, 'own'), path.join(folder, 'before')];
    await createFileAnswers([before]).set('a', toAnswer('x', 1));
    await createFileAnswers([own, before]).get('a');
    rmSync(before, { recursive: true });
    expect(await createFileAnswers([own, before]).get('a')).toEqual(toAnswer('x', 1));
  });

  it('count only if complete', async () => {
    writeFileSync(path.join(folder, 'a.json'), '{"ref":"x","te');
    expect(await createFileAnswers([folder]).get('a')).toBeNull();
  });

  it('do not count if any byte is damaged', async () => {
    const file = path.join(folder, 'a.json');
    await createFileAnswers([folder]).set('a', toAnswer('new', 2));
    const whole = readFileSync(file);
    for (const at of whole.keys()) {
      const damaged = Buffer.from(whole);
      damaged[at] = whole[at]! ^ 1;
      writeFileSync(file, damaged);
      const found = await createFileAnswers([folder]).get('a');
      if (found !== null) expect(found).toEqual(toAnswer('new', 2));
    }
  });

  it('of earlier releases without a digest count if they can be parsed', async () => {
    const file = path.join(folder, 'a.json');
    writeFileSync(file, JSON.stringify(toAnswer('x', 1)));
    expect(await createFileAnswers([folder]).get('a')).toEqual(toAnswer('x', 1));
    for (const other of [{ text: '{"refs"!' }, { readAt: 1e20 }]) {
      writeFileSync(file, JSON.stringify({ ...toAnswer('x', 1), ...other }));
      expect(await createFileAnswers([folder]).get('a')).toBeNull();
    }
  });

  it('are skipped if they cannot be written, which is logged once', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const log = vi.fn();
    const store = createFileAnswers([file], log);
    await store.set('a', toAnswer('new', 1));
    await store.set('b', toAnswer('new', 1));
    expect(log).toHaveBeenCalledTimes(1);
  });

  it('lose the oldest if there are too many', async () => {
    for (const [index, name] of ['c', 'a', 'b'].entries()) {
      writeFileSync(path.join(folder, name), '');
      utimesSync(path.join(folder, name), index + 1, index + 1);
    }
    await pruneFileAnswers(folder, 2);
    expect(readdirSync(folder).sort()).toEqual(['a', 'b']);
  });
});

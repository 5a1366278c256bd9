import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { loadDocuments } from '@/embedded/content/load';
import { getIdMapFile } from '@/scripts/prismic/id-map';
import { diff, pull } from '@/scripts/prismic/pull';
import { push, type PushOptions } from '@/scripts/prismic/push';
import { createPrismic } from '@/tests/doubles/prismic';
import { isExhaustive } from '@/tests/support/exhaustive';
import { onFastClock, sleepFast } from '@/tests/support/fast-clock';
import { makeMemoryFolder } from '@/tests/support/memory-folder';

const FOLDERS = ['content', 'customtypes', 'slices', path.join('public', 'img')];
const ORIGIN = 'https://site.example';
const TOKEN = 'write-token';

let root = '';
let repository = '';
let count = 0;
let prismic: ReturnType<typeof createPrismic>;
let printed: string[] = [];

beforeEach(() => {
  root = makeMemoryFolder('push-');
  for (const folder of FOLDERS) cpSync(folder, path.join(root, folder), { recursive: true });
  // The client shares responses between repositories of one name.
  count += 1;
  repository = `repository-${count}`;
  prismic = createPrismic({ repository, writeToken: TOKEN });
  printed = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const getOptions = () => ({
  root,
  repository,
  writeToken: TOKEN,
  origin: ORIGIN,
  fetch: prismic.fetch,
  print: (line: string) => printed.push(line),
});

const run = (options: Partial<PushOptions> = {}) =>
  onFastClock(
    push({
      ...getOptions(),
      isWritten: true,
      isPublished: true,
      sleep: sleepFast,
      ...options,
    }),
  );

const countWrites = (pattern: RegExp) => prismic.writes.filter((call) => pattern.test(call)).length;
const STORED = loadDocuments(process.cwd());

function changeDocument(file: string, change: (document: StoredDocument) => void) {
  const target = path.join(root, file);
  const document = JSON.parse(readFileSync(target, 'utf8')) as StoredDocument;
  change(document);
  writeFileSync(target, JSON.stringify(document));
}

describe('a push', () => {
  it('sends the whole folder to an empty repository, and nothing a second time', async () => {
    await run();
    expect(prismic.documents.size).toBe(STORED.length);
    expect(countWrites(/^POST \/documents/)).toBe(STORED.length);
    expect(countWrites(/^PUT \/documents/)).toBe(STORED.length);
    expect(prismic.models.slices.size).toBeGreaterThan(30);
    const [slice] = prismic.models.slices.values();
    expect(slice?.variations[0]?.imageUrl).toMatch(/^https:\/\/images\.prismic\.io\//);
    for (const { group, lang } of prismic.documents.values()) {
      const twins = [...prismic.documents.values()].filter((other) => other.group === group);
      expect(twins.map((twin) => twin.lang).sort(), lang).toEqual(['en-gb', 'zh-cn']);
    }

    prismic.writes.length = 0;
    await run();
    expect(prismic.writes).toEqual([]);
  });

  it('sends only the document changed since', async () => {
    await run();
    prismic.writes.length = 0;
    changeDocument('content/page/about.en-gb.json', ({ data }) => {
      data.meta_description = 'Changed.';
    });
    await run();
    expect(prismic.writes).toEqual([
      expect.stringMatching(/^PUT \/documents\/\w+$/),
      'POST /migration-release/publish',
    ]);
  });

  it.each(isExhaustive ? [1, 60, 130, 300] : [1, 130])(
    'goes on after it was interrupted at call %i',
    async (calls) => {
      prismic.breakAfter(calls);
      await expect(run()).rejects.toThrow();
      prismic.breakAfter(Infinity);
      await run();
      expect(prismic.documents.size).toBe(STORED.length);
      expect(countWrites(/^POST \/documents/)).toBe(STORED.length);
      expect(countWrites(/^POST \/assets/)).toBe(prismic.assets.length);
      expect(new Set(prismic.assets.map(({ url }) => url)).size).toBe(prismic.assets.length);
      const entries = JSON.parse(readFileSync(getIdMapFile(root, repository), 'utf8')) as {
        documents: Record<string, { hash: string | null }>;
      };
      expect(Object.values(entries.documents).every(({ hash }) => hash)).toBe(true);
    },
  );

  it('fails before anything is sent: for a wrong token, a missing language, a missing picture', async () => {
    await expect(run({ writeToken: 'wrong' })).rejects.toThrow();
    prismic = createPrismic({
      repository: `${repository}-english`,
      writeToken: TOKEN,
      languages: [{ id: 'en-gb', name: 'English' }],
    });
    await expect(run({ repository: `${repository}-english` })).rejects.toThrow(/lacks zh-cn/);
    rmSync(path.join(root, 'public', 'img', 'diagrams'), { recursive: true });
    await expect(run()).rejects.toThrow(/There is no public\/img\/diagrams/);
    expect(prismic.writes).toEqual([]);
  });
});

describe('a pull', () => {
  it('writes what was published since, and lists the fields that differ', async () => {
    await run();
    const about = [...prismic.documents.values()].find(
      ({ uid, lang }) => uid === 'about' && lang === 'zh-cn',
    );
    changeDocument('content/page/about.zh-cn.json', ({ data }) => {
      data.meta_title = 'Only here';
    });
    expect(await onFastClock(diff(getOptions()))).toBe(1);
    expect(printed).toContain('page-about-zh-cn: meta_title');
    await onFastClock(pull(getOptions()));
    const pulled = JSON.parse(
      readFileSync(path.join(root, 'content/page/about.zh-cn.json'), 'utf8'),
    ) as StoredDocument;
    expect(pulled.data.meta_title).toBe(about?.data.meta_title);
    expect(pulled).toEqual(STORED.find(({ document }) => document.id === pulled.id)?.document);
  });

  it('fills an empty folder, including pictures, with its own ids', async () => {
    await run();
    rmSync(path.join(root, 'content'), { recursive: true });
    rmSync(path.join(root, '.prismic'), { recursive: true });
    mkdirSync(path.join(root, 'content'));
    await onFastClock(pull(getOptions()));
    const pulled = loadDocuments(root);
    expect(pulled.map(({ file }) => file).sort()).toEqual(STORED.map(({ file }) => file).sort());
    const texts = pulled.map(({ document }) => JSON.stringify(document)).join();
    const [, picture] = /"url":"(\/img\/cms\/[^"]+)"/.exec(texts) ?? [];
    expect(existsSync(path.join(root, 'public', String(picture)))).toBe(true);
    expect(texts).not.toContain(ORIGIN);
  });
});

it('names the host that cannot be reached', async () => {
  const fetch = () => Promise.reject(new TypeError('fetch failed'));
  await expect(run({ fetch })).rejects.toThrow(/prismic\.io cannot be reached/);
});

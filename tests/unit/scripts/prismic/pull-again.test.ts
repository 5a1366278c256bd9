import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadDocuments } from '@/embedded/content/load';
import type { StoredDocument } from '@/embedded/content/types';
import { diff, pull } from '@/scripts/prismic/pull';
import { push } from '@/scripts/prismic/push';
import { createPrismic } from '@/tests/doubles/prismic';
import { onFastClock, sleepFast } from '@/tests/support/fast-clock';
import { makeMemoryFolder } from '@/tests/support/memory-folder';

const TOKEN = 'write-token';
const LANGUAGES = ['en-gb', 'zh-cn'];
const DATE = '2026-11-23T12:00:00+0000';

let root = '';
let repository = '';
let count = 0;
let prismic: ReturnType<typeof createPrismic>;
let printed: string[] = [];
let origin = '';

beforeEach(() => {
  root = makeMemoryFolder('pull-again-');
  // One page without links is enough.
  for (const lang of LANGUAGES) {
    const file = path.join('content', 'page', `nodes.${lang}.json`);
    cpSync(file, path.join(root, file));
  }
  for (const folder of ['customtypes', 'slices']) {
    symlinkSync(path.resolve(folder), path.join(root, folder));
  }
  mkdirSync(path.join(root, 'public'));
  symlinkSync(path.resolve('public/img'), path.join(root, 'public', 'img'));
  count += 1;
  repository = `pulled-${count}`;
  prismic = createPrismic({ repository, writeToken: TOKEN });
  printed = [];
  origin = 'https://site.example';
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(root, { recursive: true });
});

const getOptions = () => ({
  ...{ root, repository, writeToken: TOKEN, origin },
  fetch: prismic.fetch,
  print: (line: string) => printed.push(line),
});
const runPull = () => onFastClock(pull(getOptions()));
const runDiff = () => onFastClock(diff(getOptions()));
async function runPush() {
  prismic.writes.length = 0;
  const options = { isWritten: true, isPublished: true, sleep: sleepFast };
  await onFastClock(push({ ...getOptions(), ...options }));
}
const listCreated = () => prismic.writes.filter((call) => call.startsWith('POST /documents'));

/** Publishes editors' changes in Prismic. */
async function publish() {
  // The Migration API accepts one call per second.
  await vi.advanceTimersByTimeAsync(1500);
  const { ok } = await prismic.fetch('https://migration.prismic.io/migration-release/publish', {
    method: 'POST',
    headers: { authorization: `Bearer ${TOKEN}`, repository },
  });
  expect(ok).toBe(true);
}

const find = (uid: string, lang: string) =>
  [...prismic.documents.values()].find((one) => one.uid === uid && one.lang === lang);

/** Adds an editor's copy of a page, in both languages. */
function addPage(uid: string, like: string, title: string) {
  const [first] = LANGUAGES.map((lang) => {
    const id = `editor${prismic.documents.size}`;
    const original = find(like, lang);
    if (!original) throw new Error(`no page ${like}`);
    prismic.documents.set(id, {
      ...structuredClone(original),
      ...{ id, uid, group: `group of ${uid}`, data: { ...original.data, meta_title: title } },
    });
    return id;
  });
  return first;
}

function addRedirect(from: string) {
  const id = `editor${prismic.documents.size}`;
  const data = { from, to: { link_type: 'Web', url: 'https://site.example/faq/' } };
  const dates = { first_publication_date: DATE, last_publication_date: DATE };
  const named = { id, group: id, type: 'redirect', uid: null, lang: 'en-gb', title: 'x', tags: [] };
  prismic.documents.set(id, { ...named, ...dates, data: { ...data, permanent: true } });
}

const readTitles = () =>
  Object.fromEntries(
    loadDocuments(root).map(({ file, document: { data } }) => [
      path.basename(file, '.json'),
      data.meta_title,
    ]),
  );

describe('an address of the site', () => {
  const file = path.join('content', 'page', 'nodes.en-gb.json');
  const LINK = '/account/';
  const getLink = () => JSON.stringify(find('nodes', 'en-gb')?.data);

  beforeEach(runPush);

  it('that is new is sent in every document with an internal link, even if pulled before', async () => {
    expect(getLink()).toContain(`https://site.example${LINK}`);
    origin = 'https://new.example';
    await runPull();
    expect(readFileSync(path.join(root, file), 'utf8')).toContain(`"url": "${LINK}"`);
    await runPush();
    expect(getLink()).toContain(`https://new.example${LINK}`);
    expect(getLink()).not.toContain('site.example');
    await runPush();
    expect(prismic.writes).toEqual([]);
  });

  it('that only this machine can reach is rejected', async () => {
    origin = 'http://localhost:3000';
    await expect(runPush()).rejects.toThrow('SITE_URL');
    expect(prismic.writes).toEqual([]);
  });
});

describe('what editors have made since a push', () => {
  beforeEach(runPush);

  it('is pulled, and not sent back', async () => {
    addPage('careers', 'nodes', 'Careers');
    for (const from of ['/old-1/', '/old-2/']) addRedirect(from);
    await publish();
    await runPull();
    expect(await runDiff()).toBe(0);
    await runPush();
    expect(prismic.writes).toEqual([]);
  });

  it('is not reverted by a push of something else', async () => {
    const change = (title: string) =>
      Object.assign(find('nodes', 'en-gb')?.data ?? {}, { meta_title: title });
    change('Monday');
    await publish();
    await runPull();
    change('Tuesday');
    await publish();
    const file = path.join(root, 'content', 'page', 'nodes.zh-cn.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as StoredDocument;
    writeFileSync(file, JSON.stringify({ ...document, tags: ['changed'] }));
    await runPush();
    expect(find('nodes', 'zh-cn')?.tags).toEqual(['changed']);
    expect(find('nodes', 'en-gb')?.data.meta_title).toBe('Tuesday');
  });

  it('survives a rename whose old URL a new page takes', async () => {
    for (const lang of LANGUAGES) Object.assign(find('nodes', lang) ?? {}, { uid: 'chains' });
    addPage('nodes', 'chains', 'New');
    await publish();
    for (const lang of LANGUAGES)
      Object.assign(find('chains', lang)?.data ?? {}, { meta_title: 'Renamed' });
    await publish();
    await runPull();
    expect(readTitles()).toEqual({
      ...{ 'chains.en-gb': 'Renamed', 'chains.zh-cn': 'Renamed' },
      ...{ 'nodes.en-gb': 'New', 'nodes.zh-cn': 'New' },
    });
    expect(await runDiff()).toBe(0);
    await runPush();
    expect(listCreated()).toEqual([]);
    expect(find('chains', 'en-gb')?.data.meta_title).toBe('Renamed');
    expect(find('nodes', 'en-gb')?.data.meta_title).toBe('New');
  });
});

import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@prismicio/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPreviewToken } from '@/embedded/content/preview-tokens';
import { loadDocuments } from '@/embedded/content/load';
import { createPublishedFetch, readPublished } from '@/embedded/content/published';
import type { StoredDocument } from '@/embedded/content/types';
import { listChanges, readChanges } from '@/embedded/content/unpublished';
import { CONTENT_LANGUAGES } from '@/lib/content/languages';
import { getPreviewLinks } from '@/scripts/release/preview';
import { publishChanges, removeChanges } from '@/scripts/release/publish';

const SECRET = 'preview-secret';
const PAGE = path.join('page', 'nodes.en-gb.json');
const PAGE_FILES = ['nodes.en-gb.json', 'nodes.zh-cn.json'].map((file) =>
  path.join('content', 'page', file),
);

let root = '';
let name = '';
let version = 0;
let count = 0;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'release-'));
  // One page that links to no other: all documents would take a second to read.
  for (const file of PAGE_FILES) cpSync(file, path.join(root, file));
  for (const models of ['customtypes', 'slices']) {
    symlinkSync(path.resolve(models), path.join(root, models));
  }
  // The client shares answers between repositories of one name.
  count += 1;
  name = `release-${count}`;
});
afterEach(() => rmSync(root, { recursive: true }));

const read = (file: string) =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8')) as StoredDocument;

/** Writes a changed copy of a published document into a folder of drafts. */
function draft(folder: string, data: Record<string, unknown>) {
  const document = read(path.join('content', PAGE));
  const file = path.join(root, 'content', folder, PAGE);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ ...document, data: { ...document.data, ...data } }));
}

const createReader = () => {
  const fetch = createPublishedFetch(root, {
    name,
    isReread: false,
    getVersion: () => version,
    languages: CONTENT_LANGUAGES,
    previewSecret: SECRET,
  });
  return createClient(name, { fetch });
};
const getTitle = async (params: object = {}) => {
  const { data } = await createReader().getByUID('page', 'nodes', { lang: 'en-gb', ...params });
  return (data as { meta_title: string }).meta_title;
};
const createToken = (release: string, expiresAt = Date.now() + 60_000, secret = SECRET) =>
  createPreviewToken({ name: release, expiresAt }, { repository: name, secret });

describe('drafts and releases', () => {
  it('are named, and change nothing that is published', async () => {
    draft('.drafts', { meta_title: 'Draft' });
    draft(path.join('.releases', 'spring'), { meta_title: 'Spring' });
    expect(listChanges(root)).toEqual(['drafts', 'spring']);
    expect(await getTitle()).not.toMatch(/Draft|Spring/);
  });

  it('are seen by whoever has a token for them', async () => {
    draft('.drafts', { meta_title: 'Draft' });
    draft(path.join('.releases', 'spring'), { meta_title: 'Spring' });
    expect(await getTitle({ ref: createToken('drafts') })).toBe('Draft');
    expect(await getTitle({ ref: createToken('spring') })).toBe('Spring');
  });

  it('a release is among the refs of the repository', async () => {
    draft(path.join('.releases', 'spring'), { meta_title: 'Spring' });
    const client = createReader();
    client.queryContentFromReleaseByLabel('spring');
    const { data } = await client.getByUID('page', 'nodes', { lang: 'en-gb' });
    expect(data).toMatchObject({ meta_title: 'Spring' });
  });

  it.each([
    ['forged', () => createToken('drafts', Date.now() + 1000, 'guessed')],
    ['expired', () => createToken('drafts', Date.now() - 1)],
    ['of a release that is gone', () => createToken('gone')],
    ['extended', () => createToken('drafts').replace(/~\d+~/, '~9999999999999~')],
  ])('are not seen with a token that is %s', async (_, getToken) => {
    draft('.drafts', { meta_title: 'Draft' });
    await expect(getTitle({ ref: getToken() })).rejects.toThrow(/expired/);
  });

  it.each(['spring', 'spring~', 'spring~//host/', 'spring~master-x', 'x~spring~'])(
    'a release is not seen by its name alone: %s',
    async (ref) => {
      draft(path.join('.releases', 'spring'), { meta_title: 'Spring' });
      // The client asks again at the ref that is published.
      expect(await getTitle({ ref })).not.toBe('Spring');
    },
  );

  it('that do not fit their models are refused with file and field', () => {
    draft('.drafts', { meta_title: 7 });
    expect(() => readChanges(root, 'drafts', CONTENT_LANGUAGES)).toThrow(
      /\.drafts\/page\/nodes\.en-gb\.json data\.meta_title/,
    );
    expect(() => readChanges(root, '../page', CONTENT_LANGUAGES)).toThrow(/no release/);
  });
});

it('a preview has an address for each document, good for a day', () => {
  draft('.drafts', { meta_title: 'Draft' });
  const changes = readChanges(root, 'drafts', CONTENT_LANGUAGES);
  const options = { siteUrl: 'https://site.example', repository: name, secret: SECRET };
  const [link = ''] = getPreviewLinks(changes, options);
  const { origin, pathname, searchParams } = new URL(link);
  expect(origin + pathname).toBe('https://site.example/preview/');
  expect(searchParams.get('documentId')).toBe('page-nodes-en-gb');
});

describe('publishing', () => {
  it('moves documents to those that are published, and they are served from then on', async () => {
    draft('.drafts', { meta_title: 'Draft' });
    const reader = createReader();
    const changes = readChanges(root, 'drafts', CONTENT_LANGUAGES);
    const now = new Date('2026-12-01T10:00:00Z');
    expect(publishChanges(root, changes, now)).toEqual([path.join('content', PAGE)]);
    expect(read(path.join('content', PAGE)).last_publication_date).toBe('2026-12-01T10:00:00+0000');
    removeChanges(root, changes);
    expect(listChanges(root)).toEqual([]);
    expect(() => removeChanges(root, changes)).toThrow(/Delete .*\.drafts by hand/);
    version += 1;
    const { data } = await reader.getByUID('page', 'nodes', { lang: 'en-gb' });
    expect(data).toMatchObject({ meta_title: 'Draft' });
  });

  it('keeps a draft that was written since', () => {
    draft('.drafts', { meta_title: 'Draft' });
    const changes = readChanges(root, 'drafts', CONTENT_LANGUAGES);
    publishChanges(root, changes);
    draft('.drafts', { meta_title: 'Newer' });
    removeChanges(root, changes);
    expect(read(path.join('content', '.drafts', PAGE)).data.meta_title).toBe('Newer');
  });

  it('a document under another uid leaves none under the one before', () => {
    const document = read(path.join('content', PAGE));
    const file = path.join(root, 'content', '.drafts', 'page', 'who-we-are.en-gb.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...document, uid: 'who-we-are' }));
    publishChanges(root, readChanges(root, 'drafts', CONTENT_LANGUAGES));
    const files = loadDocuments(root).filter((one) => one.document.id === document.id);
    expect(files.map((one) => one.document.uid)).toEqual(['who-we-are']);
    expect(() => readPublished(root, CONTENT_LANGUAGES)).not.toThrow();
  });

  it('a copy of a page that kept its file name replaces no page', () => {
    for (const lang of ['en-gb', 'zh-cn']) {
      const name = `nodes.${lang}.json`;
      const document = read(path.join('content', 'page', name));
      const copy = { ...document, id: `page-team-${lang}`, group: 'page-team', uid: 'team' };
      const file = path.join(root, 'content', '.drafts', 'page', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(copy));
    }
    publishChanges(root, readChanges(root, 'drafts', CONTENT_LANGUAGES));
    const uids = loadDocuments(root).map(({ document }) => document.uid);
    expect(uids).toEqual(['nodes', 'nodes', 'team', 'team']);
    expect(() => readPublished(root, CONTENT_LANGUAGES)).not.toThrow();
  });

  it('is noticed by a server that nobody told', async () => {
    const others = [createReader(), createReader()];
    const getTitles = () =>
      Promise.all(
        others.map(async (reader) => {
          const { data } = await reader.getByUID('page', 'nodes', { lang: 'en-gb' });
          return (data as { meta_title: string }).meta_title;
        }),
      );
    expect(await getTitles()).not.toContain('Draft');
    draft('.drafts', { meta_title: 'Draft' });
    publishChanges(root, readChanges(root, 'drafts', CONTENT_LANGUAGES));
    expect(await getTitles()).toEqual(['Draft', 'Draft']);
  });

  it('keeps serving what was there while a published file does not fit', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reader = createReader();
    const file = path.join('content', PAGE);
    const document = read(file);
    writeFileSync(path.join(root, file), JSON.stringify({ ...document, data: { title: 7 } }));
    version += 1;
    const { data } = await reader.getByUID('page', 'nodes', { lang: 'en-gb' });
    expect(data).toMatchObject({ meta_title: document.data.meta_title });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

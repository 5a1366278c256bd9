import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { loadDocuments } from '@/embedded/content/load';
import { readPublished } from '@/embedded/content/published';
import { listChanges, readChanges } from '@/embedded/content/releases';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { publishChanges, removeChanges } from '@/scripts/release/publish';
import { PAGE, setUpFolder } from './release-setup';

const { folder, read, draft, createReader } = setUpFolder();

describe('publishing', () => {
  it('publishes documents, and serves them from then on', async () => {
    draft('.drafts', { meta_title: 'Draft' });
    const reader = createReader();
    const changes = readChanges(folder.root, 'drafts', CONTENT_LANGUAGES);
    const now = new Date('2026-12-01T10:00:00Z');
    expect(publishChanges(folder.root, changes, now)).toEqual([path.join('content', PAGE)]);
    expect(read(path.join('content', PAGE)).last_publication_date).toBe('2026-12-01T10:00:00+0000');
    removeChanges(folder.root, changes);
    expect(listChanges(folder.root)).toEqual([]);
    expect(() => removeChanges(folder.root, changes)).toThrow(/Delete .*\.drafts by hand/);
    folder.version += 1;
    const { data } = await reader.getByUID('page', 'nodes', { lang: 'en-gb' });
    expect(data).toMatchObject({ meta_title: 'Draft' });
  });

  it('a document with a new uid is gone from the old one', () => {
    const document = read(path.join('content', PAGE));
    const file = path.join(folder.root, 'content', '.drafts', 'page', 'who-we-are.en-gb.json');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...document, uid: 'who-we-are' }));
    publishChanges(folder.root, readChanges(folder.root, 'drafts', CONTENT_LANGUAGES));
    const files = loadDocuments(folder.root).filter((one) => one.document.id === document.id);
    expect(files.map((one) => one.document.uid)).toEqual(['who-we-are']);
    expect(() => readPublished(folder.root, CONTENT_LANGUAGES)).not.toThrow();
  });

  it('a copied page with the same file name does not replace the original', () => {
    for (const lang of ['en-gb', 'zh-cn']) {
      const name = `nodes.${lang}.json`;
      const document = read(path.join('content', 'page', name));
      const copy = { ...document, id: `page-team-${lang}`, group: 'page-team', uid: 'team' };
      const file = path.join(folder.root, 'content', '.drafts', 'page', name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(copy));
    }
    publishChanges(folder.root, readChanges(folder.root, 'drafts', CONTENT_LANGUAGES));
    const uids = loadDocuments(folder.root).map(({ document }) => document.uid);
    expect(uids).toEqual(['nodes', 'nodes', 'team', 'team']);
    expect(() => readPublished(folder.root, CONTENT_LANGUAGES)).not.toThrow();
  });

  it('keeps serving the previous content while a published file is invalid', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const reader = createReader();
    const file = path.join('content', PAGE);
    const document = read(file);
    writeFileSync(
      path.join(folder.root, file),
      JSON.stringify({ ...document, data: { title: 7 } }),
    );
    folder.version += 1;
    const { data } = await reader.getByUID('page', 'nodes', { lang: 'en-gb' });
    expect(data).toMatchObject({ meta_title: document.data.meta_title });
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

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
import { afterEach, beforeEach } from 'vitest';
import { createPublishedFetch } from '@/embedded/content/published';
import type { StoredDocument } from '@/embedded/content/types';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';

export const SECRET = 'preview-secret';
export const PAGE = path.join('page', 'nodes.en-gb.json');
const PAGE_FILES = ['nodes.en-gb.json', 'nodes.zh-cn.json'].map((file) =>
  path.join('content', 'page', file),
);

let count = 0;

/** Creates a folder with one page per language for each test, and a repository over it. */
export function setUpFolder() {
  /** Raise `version` to make a server reread the folder. */
  const folder = { root: '', name: '', version: 0 };

  beforeEach(() => {
    folder.root = mkdtempSync(path.join(tmpdir(), 'release-'));
    // One page without links: all documents would take a second to read.
    for (const file of PAGE_FILES) cpSync(file, path.join(folder.root, file));
    for (const models of ['customtypes', 'slices']) {
      symlinkSync(path.resolve(models), path.join(folder.root, models));
    }
    // The client shares responses between repositories of one name.
    count += 1;
    folder.name = `release-${process.pid}-${count}`;
  });
  afterEach(() => rmSync(folder.root, { recursive: true }));

  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(folder.root, file), 'utf8')) as StoredDocument;

  return {
    folder,
    read,

    /** Writes a changed copy of a published document to a folder of drafts. */
    draft(drafts: string, data: Record<string, unknown>) {
      const document = read(path.join('content', PAGE));
      const file = path.join(folder.root, 'content', drafts, PAGE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ ...document, data: { ...document.data, ...data } }));
    },

    createReader() {
      const fetch = createPublishedFetch(folder.root, {
        name: folder.name,
        isReread: false,
        getVersion: () => folder.version,
        languages: CONTENT_LANGUAGES,
        previewSecret: SECRET,
      });
      return createClient(folder.name, { fetch });
    },
  };
}

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadDocuments, loadModels } from '@/embedded/content/load';
import { ContentError } from '@/embedded/content/types';
import { AUTHOR_MODEL, HERO_MODEL, toDocument } from './fixtures';

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'content-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, value: unknown) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), typeof value === 'string' ? value : JSON.stringify(value));
}

describe('loadDocuments', () => {
  test('reads every document with its file, in the order of the files', () => {
    const [a, b] = [toDocument({ id: 'a' }), toDocument({ id: 'b', uid: null, type: 'settings' })];
    write('content/settings/settings.en-gb.json', b);
    write('content/page/a.en-gb.json', a);
    write('content/page/notes.txt', 'not a document');
    write('content/README.md', 'not a document');
    expect(loadDocuments(root)).toEqual([
      { file: 'content/page/a.en-gb.json', document: a },
      { file: 'content/settings/settings.en-gb.json', document: b },
    ]);
  });

  test.each<[string, unknown, string]>([
    ['malformed JSON', '{"id": ', 'JSON'],
    ['no group', { ...toDocument({ id: 'a' }), group: undefined }, 'group'],
    ['no list of tags', { ...toDocument({ id: 'a' }), tags: 'x' }, 'tags'],
  ])('refuses %s, naming the file', (_name, value, message) => {
    write('content/page/a.en-gb.json', value);
    expect(() => loadDocuments(root)).toThrow(ContentError);
    expect(() => loadDocuments(root)).toThrow(
      new RegExp(`^content/page/a.en-gb.json: .*${message}`),
    );
  });

  test.each([
    ['content/a.en-gb.json', toDocument({ id: 'a' })],
    ['content/page/a.en-gb.json', toDocument({ id: 'a', type: 'settings' })],
  ])('names a document in a wrong folder: %s', (file, value) => {
    mkdirSync(path.join(root, 'content'), { recursive: true });
    write(file, value);
    expect(() => loadDocuments(root)).toThrow(file);
  });

  test('rejects a root without content', () => {
    expect(() => loadDocuments(root)).toThrow('content: there is no such folder');
  });
});

describe('loadModels', () => {
  test.each([
    ['customtypes/author/index.json', 'json'],
    ['slices/Hero/model.json', 'variations'],
  ])('refuses %s without %s', (file, key) => {
    write('customtypes/author/index.json', AUTHOR_MODEL);
    write('slices/Hero/model.json', HERO_MODEL);
    write(file, { id: 'x' });
    expect(() => loadModels(root)).toThrow(`${file}: ${key}`);
  });
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import {
  findDocumentWording,
  findMetadataLengths,
  findWordWording,
} from '@/scripts/content/check-wording';

const toDocument = (data: object, lang = 'en-gb', type = 'page') =>
  ({ data, lang, type }) as unknown as StoredDocument;

describe('the wording of a document', () => {
  it('is reported with its field, except in code', () => {
    const code = { type: 'preformatted', text: 'print("an node")', spans: [] };
    const data = { lead: 'It takes an node.', sample: [code] };
    expect(findDocumentWording(toDocument(data))).toEqual([
      { field: 'data.lead', problem: 'the wrong article: an node' },
    ]);
  });
});

describe('the length of titles and descriptions', () => {
  const find = (data: object, ...rest: [string?, string?]) =>
    findMetadataLengths(toDocument(data, ...rest)).map(({ field }) => field);

  it('has an upper and a lower bound in each language', () => {
    const right = { meta_title: 'a'.repeat(45), meta_description: 'a'.repeat(120) };
    expect(find(right)).toEqual([]);
    expect(find(right, 'zh-cn')).toEqual(['meta_title', 'meta_description']);
    expect(find({ meta_title: 'Prices' })).toEqual(['meta_title']);
    expect(find({ meta_description: 'Too short.' })).toEqual(['meta_description']);
  });
});

it('interface messages are read in every folder', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'words-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(path.join(root, 'locales/forms'), { recursive: true });
  writeFileSync(path.join(root, 'locales/en.json'), '{"a":{"b":"an node"}}');
  writeFileSync(path.join(root, 'locales/forms/cn.json'), '{"c":"请您稍候"}');
  expect(
    findWordWording(root)
      .map(({ file, field }) => `${file} ${field}`)
      .sort(),
  ).toEqual(['locales/en.json en.a.b', 'locales/forms/cn.json cn.c']);
});

import { describe, expect, test } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { toDocument } from './fixtures';
import { validate, targets, toTwins } from './validate-fixtures';

describe('a document', () => {
  test.each<[string, Partial<StoredDocument>, string, string]>([
    ['an unknown type', { type: 'post' }, 'type', 'unknown type "post"'],
    ['an unknown language', { lang: 'fr-fr' }, 'lang', 'unknown language "fr-fr"'],
    ['no uid where its type has one', { uid: null }, 'uid', 'a page needs a uid'],
    ['a uid that is no part of an address', { uid: 'a b' }, 'uid', 'a page needs a uid'],
    ['a uid where its type has none', { type: 'author' }, 'uid', 'a author has no uid'],
    ['a date that is none', { first_publication_date: 'now' }, 'first_publication_date', 'a time'],
  ])('with %s is a fault', (_name, fields, path, message) => {
    const issues = validate([toDocument({ id: 'p', ...fields })]);
    expect(issues).toContainEqual({
      file: 'p.json',
      path,
      message: expect.stringContaining(message),
    });
  });
});

describe('documents together', () => {
  const [target, targetCn, ann] = targets as [StoredDocument, StoredDocument, StoredDocument];
  const [twin, twinCn] = toTwins({ id: 'x' }) as [StoredDocument, StoredDocument];
  const cases: [string, StoredDocument[], string, string, string][] = [
    [
      'a duplicate id',
      [...targets, { ...twin, id: 'ann.en-gb' }, twinCn],
      'ann.en-gb.json',
      'id',
      'the id is that of ann.en-gb.json',
    ],
    [
      'a duplicate uid in one type and language',
      [...targets, { ...twin, uid: 'target' }, twinCn],
      'x.en-gb.json',
      'uid',
      'the uid is that of target.en-gb.json',
    ],
    [
      'two documents of one language in a group',
      [...targets, { ...target, id: 'x', uid: 'x' }],
      'x.json',
      'group',
      'the group and language is that of target.en-gb.json',
    ],
    [
      'a missing twin',
      [target],
      'target.en-gb.json',
      'group',
      'the group "target" has no zh-cn document',
    ],
    [
      'twins of two types',
      [targetCn, { ...ann, group: 'target' }],
      'ann.en-gb.json',
      'group',
      'the group "target" is of page',
    ],
  ];

  test.each(cases)('%s is a fault', (_name, documents, file, path, message) => {
    expect(validate(documents)).toEqual([{ file, path, message }]);
  });

  test('a document without a URL, such as a redirect, may exist in one language only', () => {
    const [, , ann] = targets as [StoredDocument, StoredDocument, StoredDocument];
    expect(validate([ann])).toEqual([]);
  });

  test('the same uid in two languages or types, or no uid, is valid', () => {
    expect(validate(targets)).toEqual([]);
  });
});

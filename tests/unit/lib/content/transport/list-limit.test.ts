import { expect, it } from 'vitest';
import { createListLimit } from '@/lib/content/transport/list-limit';

const toUrl = (page?: number, list = 'a') =>
  `https://a.example/api/v2/documents/search?q=${list}&ref=x${page ? `&page=${page}` : ''}`;

it('a list has a maximum length, however often it is read', () => {
  const note = createListLimit(250);
  for (let round = 0; round < 3; round += 1) {
    note(toUrl(), 1, 100);
    note(toUrl(2), 2, 100);
    note(toUrl(2), 2, 100);
  }
  note(toUrl(1, 'b'), 1, 200);
  expect(() => note(toUrl(3), 3, 100)).toThrow('a list is too long');
  note(toUrl(), 1, 100);
  note(toUrl(2), 2, 100);
});

it.each([
  [undefined, 2],
  [2, 1],
  [2, 3],
  [2, '2'],
])('page %s is not %s', (asked, answered) => {
  expect(() => createListLimit()(toUrl(asked), answered, 1)).toThrow('another page');
});

it('the pages of a list have the same total within a version', () => {
  const note = createListLimit();
  note(toUrl(), 1, 1, 150);
  note(toUrl(2), 2, 1, 150);
  expect(() => note(toUrl(2), 2, 1, 101)).toThrow('do not agree');
  note(toUrl(2).replace('ref=x', 'ref=y'), 2, 1, 101);
  note(toUrl(), 1, 1, 101);
  note(toUrl(2), 2, 1, 101);
});

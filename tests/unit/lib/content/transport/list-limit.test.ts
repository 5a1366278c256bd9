import { expect, it } from 'vitest';
import { createListLimit } from '@/lib/content/transport/list-limit';

const toUrl = (page?: number, list = 'a') =>
  `https://a.example/api/v2/documents/search?q=${list}&ref=x${page ? `&page=${page}` : ''}`;

it('a list has a maximum length, however often it is read', () => {
  const note = createListLimit(250);
  for (let round = 0; round < 3; round += 1) {
    note(toUrl(), { page: 1, length: 100 });
    note(toUrl(2), { page: 2, length: 100 });
    note(toUrl(2), { page: 2, length: 100 });
  }
  note(toUrl(1, 'b'), { page: 1, length: 200 });
  expect(() => note(toUrl(3), { page: 3, length: 100 })).toThrow('a list is too long');
  note(toUrl(), { page: 1, length: 100 });
  note(toUrl(2), { page: 2, length: 100 });
});

it.each([
  [undefined, 2],
  [2, 1],
  [2, 3],
  [2, '2'],
])('page %s is not %s', (asked, answered) => {
  expect(() => createListLimit()(toUrl(asked), { page: answered, length: 1 })).toThrow(
    'another page',
  );
});

it.each(['total', 'size'])('the pages of a list have the same %s within a version', (field) => {
  const note = createListLimit();
  const toPage = (page: number, value: number) => ({ page, length: 1, [field]: value });
  note(toUrl(), toPage(1, 150));
  note(toUrl(2), toPage(2, 150));
  expect(() => note(toUrl(2), toPage(2, 101))).toThrow('do not agree');
  note(toUrl(2).replace('ref=x', 'ref=y'), toPage(2, 101));
  note(toUrl(), toPage(1, 101));
  note(toUrl(2), toPage(2, 101));
});

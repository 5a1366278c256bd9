import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Category } from '@/lib/consent/categories';
import { LOCALE_KEYS, LOCALES, type Locale } from '@/lib/i18n/locales';
import { COOKIE_DAYS } from '@/lib/storage/entries';
import { INVENTORY } from '@/lib/consent/inventory';

/** The policies' names for the categories. */
const CATEGORY_WORDS: Record<Locale, Record<Category, string>> = {
  en: {
    strictly: 'Strictly necessary',
    functional: 'Functional',
    statistics: 'Statistics',
    marketing: 'Marketing',
  },
  cn: { strictly: '严格必要', functional: '功能', statistics: '统计', marketing: '营销' },
};

const PLACE_WORDS: Record<Locale, { local: string; session: string }> = {
  en: { local: 'Local', session: 'Session' },
  cn: { local: '本地存储', session: '会话存储' },
};

/** Set by the content service's preview for editors, so not part of the inventory. */
const OF_EDITORS = 'io.prismic.preview';

type Cell = { content: { text: string }[] };
type Table = { body: { rows: { cells: Cell[] }[] } };

function listTables(node: unknown): Table[] {
  if (!node || typeof node !== 'object') return [];
  if ('body' in node && node.body) return [node as Table];
  return Object.values(node).flatMap(listTables);
}

/** Reads the rows of the two tables that list what the site itself stores. */
function readRows(locale: Locale): string[][] {
  const file = `cookie-policy.${LOCALES[locale].prismic}.json`;
  const document: unknown = JSON.parse(readFileSync(path.join('content/page', file), 'utf8'));
  return listTables(document)
    .slice(0, 2)
    .flatMap(({ body }) => body.rows)
    .map(({ cells }) => cells.map(({ content }) => content.map(({ text }) => text).join(' ')));
}

describe.each(LOCALE_KEYS)('the cookie policy in %s', (locale) => {
  const rows = readRows(locale);

  it('lists everything that the site stores, and nothing else', () => {
    const names = [...INVENTORY.map(({ name }) => name), OF_EDITORS];
    expect(rows.map(([name]) => name).sort()).toEqual(names.sort());
  });

  it.each(INVENTORY)('says where $name is stored, why and for how long', (stored) => {
    const [, purpose = '', category, duration] = rows.find(([name]) => name === stored.name) ?? [];
    expect(category).toBe(CATEGORY_WORDS[locale][stored.category]);
    if (stored.place === 'cookie') expect(duration).toMatch(new RegExp(`^${COOKIE_DAYS} `));
    else expect(purpose).toContain(PLACE_WORDS[locale][stored.place]);
  });
});

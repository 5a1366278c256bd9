import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Tree = { [key: string]: string | Tree };
type Messages = ReadonlyMap<string, string>;

/** Messages that are the same in both languages: symbols, ranges and a sample address. */
const SAME_IN_BOTH = new Set([
  ...['units.percent', 'availability.middle', 'subscribe.placeholder', 'fields.counter'],
]);

const FILES = readdirSync('locales', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);
const FOLDERS = [...new Set(FILES.map((file) => path.dirname(file)))];

function flatten(tree: Tree, prefix = ''): [key: string, message: string][] {
  return Object.entries(tree).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[prefix + name, value] as [string, string]]
      : flatten(value, `${prefix}${name}.`),
  );
}

function readMessages(folder: string, locale: string): Messages {
  const file = path.join('locales', folder, `${locale}.json`);
  return new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Tree));
}

const withoutPlaceholders = (message: string) => message.replace(/\{\w+\}/g, '');
const toPlaceholders = (message = '') => [...message.matchAll(/\{\w+\}/g)].map(String).sort();

describe.each(FOLDERS)('the words of the interface in locales/%s', (folder) => {
  const english = readMessages(folder, 'en');
  const chinese = readMessages(folder, 'cn');
  const translated = [...english].filter(([key]) => !SAME_IN_BOTH.has(key));

  it('have the same placeholders under each key', () => {
    for (const [key, message] of english) {
      expect(toPlaceholders(chinese.get(key)), key).toEqual(toPlaceholders(message));
    }
  });

  it('are translated, except for texts that are the same', () => {
    const same = translated.filter(([key, message]) => chinese.get(key) === message);
    expect(same).toEqual([]);
  });

  it('are in Chinese characters wherever English has words', () => {
    const left = translated
      .filter(([, message]) => /[a-z]{2}/i.test(withoutPlaceholders(message)))
      .filter(([key]) => !/\p{Script=Han}/u.test(chinese.get(key) ?? ''));
    expect(left).toEqual([]);
  });
});

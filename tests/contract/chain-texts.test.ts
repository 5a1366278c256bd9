import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS, getChainFacts } from '@/lib/chains';
import { getChainChanges } from '@/lib/chains/changes';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';
import stored from '@/lib/chains/details.json';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const KEYS = CHAIN_FACTS.map(({ key }) => key);

const getAbout = (key: string, locale: Locale) => getChainDetails(key)?.about[locale] ?? '';

const NUMBER_WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve'.split(' '),
  [...'零一二三四五六七八九十'],
] as const;

const MONTHS =
  'january february march april may june july august september october november december'.split(
    ' ',
  );

/** Finds figures and English number words from two; `layer 2` and `eth_simulateV1` are names. */
function findNumbers(text: string): number[] {
  const plain = text.replace(/(?<=\d),(?=\d{3})/g, '').replace(/layer [12]\b/g, '');
  const figures = plain.match(/(?<![\w.])\d+(?:\.\d+)*/g) ?? [];
  const words = plain.toLowerCase().match(/[a-z]+/g) ?? [];
  const counted = plain.match(/[两三四五六七八九十](?=[个种套位条秒天])/g) ?? [];
  return [
    ...figures.flatMap((figure) => figure.split(/\.(?=\d+\.)/).map(Number)),
    ...words.map((word) => NUMBER_WORDS[0].indexOf(word)).filter((number) => number > 1),
    ...counted.map((word) => (word === '两' ? 2 : NUMBER_WORDS[1].indexOf(word))),
  ];
}

/** Finds every number in a chain's data, in figures or words, and its block time as the page shows it. */
function findDataNumbers(key: string): Set<number> {
  const own = { ...stored.chains[key as keyof typeof stored.chains], about: null };
  const facts = getChainFacts(key);
  const families = getChainDetails(key)?.node.notes;
  const seconds = facts?.blockTimeSeconds;
  const shown = seconds ? formatSeconds(seconds, { second: 's', minute: 'min' }) : '';
  const text = JSON.stringify([own, facts, families, getChainChanges(key)]).replace(
    /(?<=\d),(?=\d{3})/g,
    '',
  );
  const figures = `${text} ${shown}`.match(/\d+(?:\.\d+)?/g) ?? [];
  const words = text.toLowerCase().match(/[a-z]+/g) ?? [];
  return new Set([
    ...figures.map(Number),
    ...words.map((word) => NUMBER_WORDS[0].indexOf(word)).filter((number) => number > 0),
    ...words.map((word) => MONTHS.indexOf(word) + 1).filter((number) => number > 0),
  ]);
}

it('there is a text for each chain, and for no other', () => {
  expect([...DETAILED_KEYS].sort()).toEqual([...KEYS].sort());
});

describe.each(['en', 'cn'] as const)('what is said about each chain in %s', (locale) => {
  it("contains no number that is missing from the chain's data", () => {
    const unknown = KEYS.flatMap((key) => {
      const known = findDataNumbers(key);
      const numbers = findNumbers(getAbout(key, locale)).filter((number) => !known.has(number));
      return numbers.map((number) => `${key}: ${number}`);
    });
    expect(unknown).toEqual([]);
  });
});

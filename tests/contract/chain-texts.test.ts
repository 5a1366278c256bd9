import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS, getChainFacts } from '@/lib/chains';
import { getChainChanges } from '@/lib/chains/changes';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';
import { getTextNames } from '@/lib/chains/names';
import stored from '@/lib/chains/details.json';
import { formatSeconds } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';

const MOST_ENGLISH_WORDS = 25;
const MEAN_ENGLISH_WORDS = 14;
const MOST_CHINESE_CHARACTERS = 40;

const KEYS = CHAIN_FACTS.map(({ key }) => key);
const SPLIT: Record<Locale, RegExp> = { en: /(?<=[.!?])\s+(?=\S)/, cn: /(?<=[。！？])/ };

const getAbout = (key: string, locale: Locale) => getChainDetails(key)?.about[locale] ?? '';
const toSentences = (key: string, locale: Locale) => getAbout(key, locale).split(SPLIT[locale]);
const listSentences = (locale: Locale) =>
  KEYS.flatMap((key) => toSentences(key, locale).map((sentence) => ({ key, sentence })));

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
/** Counts Chinese as word processors do: each Han character, Latin word and number is one. */
const countCharacters = (text: string) =>
  text.match(/\p{Script=Han}|[\p{Script=Latin}\p{N}_/.+-]+/gu)?.length ?? 0;

/** Replaces the chain's names in a sentence, so that `{name} is final` is the same for every chain. */
function toForm(key: string, sentence: string, locale: Locale): string {
  const facts = getChainFacts(key) ?? null;
  const { name } = getTextNames({ key, name: facts?.name ?? key, facts }, locale);
  const names = [name, facts?.name ?? key, facts?.name.split(' ')[0] ?? key];
  return names.reduce((text, one) => text.replaceAll(one, '*'), sentence);
}

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
  it('is two or three sentences that end as sentences do', () => {
    for (const key of KEYS) {
      const { length } = toSentences(key, locale);
      expect([2, 3], `${key}: ${getAbout(key, locale)}`).toContain(length);
      expect(getAbout(key, locale)).toMatch(locale === 'en' ? /[a-z\d*)]\.$/i : /[^\s]。$/);
    }
  });

  it('shares no sentence with another chain, even with its name replaced', () => {
    const owners = new Map<string, string>();
    const shared = listSentences(locale).filter(({ key, sentence }) => {
      const form = toForm(key, sentence, locale);
      const owner = owners.get(form) ?? key;
      owners.set(form, owner);
      return owner !== key;
    });
    expect(shared).toEqual([]);
  });

  it("contains no number that is missing from the chain's data", () => {
    const unknown = KEYS.flatMap((key) => {
      const known = findDataNumbers(key);
      const numbers = findNumbers(getAbout(key, locale)).filter((number) => !known.has(number));
      return numbers.map((number) => `${key}: ${number}`);
    });
    expect(unknown).toEqual([]);
  });
});

it('has short English sentences', () => {
  const lengths = listSentences('en').map(({ sentence }) => {
    const count = countWords(sentence);
    expect(count, sentence).toBeLessThanOrEqual(MOST_ENGLISH_WORDS);
    return count;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(mean).toBeLessThanOrEqual(MEAN_ENGLISH_WORDS);
});

it('Chinese sentences are short, in Chinese, and set as Chinese is', () => {
  for (const { sentence } of listSentences('cn')) {
    expect(countCharacters(sentence), sentence).toBeLessThanOrEqual(MOST_CHINESE_CHARACTERS);
    expect(sentence).toMatch(/\p{Script=Han}{2}/u);
    // Half-width punctuation occurs only within Latin words; a space separates Han from Latin and figures.
    expect(sentence).not.toMatch(/\p{Script=Han}[,.;:()]|[,;:()]\p{Script=Han}/u);
    expect(sentence).not.toMatch(/\p{Script=Han}[A-Za-z\d]|[A-Za-z\d]\p{Script=Han}/u);
    expect(sentence).not.toMatch(/[，。；：、（）] | [，。；：、（）]/u);
  }
});

it('the texts name things as the rest of the site does', () => {
  const all = KEYS.map((key) => `${getAbout(key, 'en')}\n${getAbout(key, 'cn')}`).join('\n');
  expect(all).not.toMatch(/archival|newest|finalis|on-chain|fullnode|chain id\b|\balongside of\b/);
  expect(all).not.toMatch(/回执|追踪|燃料|内存池|修剪|存档|最终化|定序器|应答|您/);
});

import { LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import banned from './banned-words.json';

/** Lists a text's problems, one line each. */
type Rule = (text: string) => string[];

const MOST_WORDS = 32;
/** Represents a value filled in later, which may begin or end in any script. */
const SLOT = '\uFFFC';

/** Reduces a text to what is read: without conditions, URLs and program text. */
const toPlain = (text: string) =>
  text
    .replace(/\{(?:if|unless):\w+\}/g, '')
    .replace(/\{fact:\w+\|([^{}]*)\}/g, '$1')
    .replace(/\{[\w:]+\}/g, SLOT)
    .replace(/https?:\S+|“[^”\p{Script=Han}]*”/gu, SLOT)
    .trim();

const findAll =
  (pattern: RegExp, problem: string): Rule =>
  (text) =>
    [...text.matchAll(pattern)].map(([found]) => `${problem}: ${found.trim()}`);

const escape = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Finds words that the glossary replaces; English ones as whole words. */
function findBanned(locale: Locale): Rule {
  const words: Record<string, string> = banned[locale];
  const any = Object.keys(words).map(escape).join('|');
  const pattern = new RegExp(locale === 'en' ? `(?<![\\w-])(?:${any})(?![\\w-])` : any, 'g');
  return (text) =>
    [...text.matchAll(pattern)].map(([found]) => `write “${words[found]}”, not “${found}”`);
}

/** Articles that do not match the next word's first sound, judged by its letters; abbreviations are spelled out. */
const WRONG_ARTICLES = [
  /\b[Aa] (?!one(?![a-z])|once\b|un[ai]|us[aeiu]|ut|eu|ewe)[aeiou][a-z]+/g,
  /\b[Aa]n (?!hour|honest|honou?r|heir)[b-df-hj-np-tv-z][a-z]+/g,
  /\ba (?:[AEIO][A-Z]+|[FHLMNRSX][B-DF-HJ-NP-TV-Z]+|SLA)\b/g,
  /\b[Aa]n (?:U[A-Z]+|[BCDGJKPQTVWYZ][A-Z]+)\b/g,
];

const findLongSentences: Rule = (text) =>
  text
    .split(/(?<=[.!?][”’)]?)\s+/)
    .filter((sentence) => sentence.split(/\s+/).length > MOST_WORDS)
    .map((sentence) => `a sentence of more than ${MOST_WORDS} words: ${sentence}`);

/** How both languages write numbers; a chain ID is a name. */
const NUMBERS = [
  findAll(/\d\s+%/g, 'a space before a percent sign'),
  findAll(/(?<!ID\W{0,2}(?:is |为 )?)(?<![\w.,/-])\d{5,}(?= \p{L})/gu, 'a number without commas'),
  findAll(/(?<![\w.,/-])(?!20\d\d-)\d+-\d+(?= ?[\p{L}%])(?!\w)/gu, 'a range with a hyphen'),
  findAll(/\$ \d/g, 'a space after a dollar sign'),
];

const HAN = '\\p{Script=Han}';
const NARROW = '[,;:?!()]';
const WIDE = '[，。；：！？、（）]';

const RULES: Record<Locale, readonly Rule[]> = {
  en: [
    findBanned('en'),
    ...WRONG_ARTICLES.map((pattern) => findAll(pattern, 'the wrong article')),
    findAll(/(?<![\w.,])1 [a-z]{2,}(?<!s)s\b/g, 'one in the plural'),
    findLongSentences,
    ...NUMBERS,
  ],
  cn: [
    findBanned('cn'),
    findAll(
      new RegExp(`${HAN}(?:${NARROW}|\\.(?!\\w))|${NARROW}${HAN}|[,;:?!] ${HAN}`, 'gu'),
      'a half-width sign',
    ),
    findAll(
      new RegExp(`${HAN}[A-Za-z\\d]|[A-Za-z\\d]${HAN}`, 'gu'),
      'no space between Chinese and Latin',
    ),
    findAll(
      new RegExp(`.?[ ]${WIDE}|${WIDE}[ ](?!· ).?`, 'gu'),
      'a space beside a full-width sign',
    ),
    findAll(/您/g, 'write “你”, not'),
    ...NUMBERS,
  ],
};

/** Lists the style problems of a text in a language. */
export function findWording(text: string, locale: Locale): string[] {
  const plain = toPlain(text);
  return RULES[locale].flatMap((rule) => rule(plain));
}

/** Returns the language of a messages file by its name. */
export const toFileLocale = (file: string): Locale | undefined =>
  LOCALE_KEYS.find((key) => file.endsWith(`${key}.json`));

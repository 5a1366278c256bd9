import { CHAIN_FACTS } from '@/lib/chains';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';
import { getMethodSupport } from '@/lib/chains/methods';
import providers from '@/lib/migrate/data/providers.json';
import words from './latin-words.json';

/** A Latin word as Chinese text has it: `op-geth`, `web3.py`, `don’t`. */
const WORD = /(?<!\w)[A-Za-z][\w’'-]*(?:\.\w+)*/g;
/** Words with nothing but spaces between them. */
const RUN = /(?<!\w)[A-Za-z][\w’'. -]*/g;
/** Digits, capitals within or throughout: names, abbreviations, identifiers and letters such as `node B`. */
const IS_NAME = /[\d_.]|[a-z][A-Z]|^[A-Z-]+s?$/;

const toWords = (text: string): string[] => text.match(WORD) ?? [];

const chainNames = CHAIN_FACTS.flatMap((facts) => [
  ...[facts.key, facts.name, facts.ticker, ...facts.formerNames],
  ...(facts.networks ?? []),
  ...(facts.interfaces ?? []),
]);
const methods = CHAIN_FACTS.flatMap(({ key }) => getMethodSupport(key)?.methods ?? []).map(
  ({ name }) => name,
);
/** What controls and tables show by itself: names of methods and of what is stored. */
const WHOLE = new Set<string>([...methods, ...words.whole]);
const clients = DETAILED_KEYS.flatMap((key) => getChainDetails(key)?.clients ?? []);
const phrases = [...chainNames, ...clients, ...providers.map(({ name }) => name)];
/** What the data names, and the terms and products that Chinese writes as they are. */
const NAMES = new Set([
  // The `node` of a client's name is a word of the language too, and so is a method such as `status`.
  ...phrases.flatMap((name) =>
    name ? [name, ...toWords(name).filter((word) => !/^[a-z]+$/.test(word))] : [],
  ),
  ...methods.filter((name) => name.length > 8),
  ...words.names,
]);
/** Fields and terms of programs, each by itself within a Chinese sentence. */
const FIELDS = new Set(words.fields);

const isName = (word: string): boolean =>
  IS_NAME.test(word) || NAMES.has(word) || (word.includes('-') && word.split('-').every(isName));

/** What may be in Latin whatever it says: addresses, a program's words, and an original beside its translation. */
const ORIGINALS = [
  /https?:\S+|[\w.-]+@[\w.-]+|\S*\/\S*|\{".*?\}/g,
  /“[^”\p{Script=Han}]*”/gu,
  /（[A-Za-z][^（）\p{Script=Han}]*）/gu,
  /[A-Za-z][^\p{Script=Han}。；]*(?=（[^）]*\p{Script=Han})/gu,
  /^[a-z][\w-]*(?: [\w…-]+)+(?: \([\w =]+\))?(?=[。，]| 或)/g,
  /^[A-Z][\w-]*(?: [\w-]+)+(?=。)/g,
  /(?<=^方法：)\w+(?=。)/g,
];
const CLIENTS = new RegExp(
  clients
    .filter((name) => name.includes(' '))
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'g',
);
const SENTENCE = /\p{Script=Han}/u;

/** Latin words that were left in Chinese. */
export function findLatin(text: string): string[] {
  if (WHOLE.has(text.replace(/：$/, ''))) return [];
  const plain = [...ORIGINALS, CLIENTS].reduce(
    (rest, pattern) => rest.replace(pattern, ' — '),
    text,
  );
  const isSentence = SENTENCE.test(text);
  const runs = plain.match(RUN) ?? [];
  const left = runs.flatMap((run) => {
    const unknown = toWords(run).filter((word) => !isName(word));
    const [word = ''] = unknown;
    return unknown.length === 1 && isSentence && FIELDS.has(word) ? [] : unknown;
  });
  return [...new Set(left)];
}

import { CHAIN_FACTS } from '@/lib/chains';
import { DETAILED_KEYS, getChainDetails } from '@/lib/chains/details';
import { getMethodSupport } from '@/lib/chains/methods';
import providers from '@/lib/migrate/data/providers.json';
import words from './latin-words.json';

/** A Latin word in Chinese text: `op-geth`, `web3.py`, `don’t`. */
const WORD = /(?<!\w)[A-Za-z][\w’'-]*(?:\.\w+)*/g;
/** Words separated only by spaces. */
const RUN = /(?<!\w)[A-Za-z][\w’'. -]*/g;
/** Digits, or capitals within or throughout: names, abbreviations, identifiers and letters as in `node B`. */
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
/** Standalone texts of controls and tables: names of methods and of stored entries. */
const WHOLE = new Set<string>([...methods, ...words.whole]);
const clients = DETAILED_KEYS.flatMap((key) => getChainDetails(key)?.clients ?? []);
const phrases = [...chainNames, ...clients, ...providers.map(({ name }) => name)];
/** Names in the data, and terms and products that Chinese leaves untranslated. */
const NAMES = new Set([
  // A client's name or a method, such as `node` or `status`, may also be an ordinary word.
  ...phrases.flatMap((name) =>
    name ? [name, ...toWords(name).filter((word) => !/^[a-z]+$/.test(word))] : [],
  ),
  ...methods.filter((name) => name.length > 8),
  ...words.names,
]);
/** Program fields and terms, individually within a Chinese sentence. */
const FIELDS = new Set(words.fields);

const isName = (word: string): boolean =>
  IS_NAME.test(word) || NAMES.has(word) || (word.includes('-') && word.split('-').every(isName));

/** Latin text that is always allowed: URLs, program text, and an original beside its translation. */
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

/** Finds Latin words that were left in Chinese text. */
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

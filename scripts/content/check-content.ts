import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '@/lib/json';
import { loadDocuments } from '@/embedded/content/load';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { parsePlans } from '@/lib/provider/schema';
import {
  findBrokenLinks,
  findEmptyFields,
  findForeignWords,
  findGaps,
  listPlaceholders,
  type Finding,
} from './findings';
import { getSitePaths } from './site-paths';
import { listValues } from './texts';

export type ContentReport = {
  errors: Finding[];
  /** What the owner has yet to fill in, by file. */
  placeholders: Record<string, string[]>;
};

/** Keys of the interface words that only some languages have. */
function findLoneKeys(root: string): Finding[] {
  const files = LOCALE_KEYS.map((locale) => {
    const file = path.join('locales', `${locale}.json`);
    const words: unknown = JSON.parse(readFileSync(path.join(root, file), 'utf8'));
    const keys = listValues(words, locale).filter(({ value }) => !isJsonObject(value));
    return { file, keys: new Set(keys.map(({ field }) => field.slice(locale.length + 1))) };
  });
  const all = new Set(files.flatMap(({ keys }) => [...keys]));
  return files.flatMap(({ file, keys }) =>
    [...all]
      .filter((key) => !keys.has(key))
      .map((key) => ({ file, field: key, problem: 'no such key in this language' })),
  );
}

const PRICE_LIST = path.join('embedded', 'provider', 'data', 'plans.json');

/** The plans of the embedded provider whose amounts are not prices yet. */
function listUnpriced(root: string): string[] {
  const plans = parsePlans(JSON.parse(readFileSync(path.join(root, PRICE_LIST), 'utf8'))).entries;
  return plans
    .filter(({ price }) => price.placeholder && price.amount !== null)
    .map(({ name, price }) => `price of ${name}, now ${price.amount} ${price.currency}`);
}

/** Checks the documents and the interface words below `root`. */
export function checkContent(root: string): ContentReport {
  const files = loadDocuments(root);
  const documents = files.map(({ document }) => document);
  const languages = LOCALE_KEYS.map((key) => LOCALES[key].prismic);
  const paths = new Map<string, Set<string>>(
    languages.map((lang) => [lang, getSitePaths(documents, lang)]),
  );
  const errors = files.flatMap(({ file, document }) => {
    const twins = documents.filter(
      ({ group, lang }) => group === document.group && lang !== document.lang,
    );
    const missing = languages
      .filter((lang) => lang !== document.lang && !twins.some((twin) => twin.lang === lang))
      .map((lang) => ({ field: 'lang', problem: `there is no such document in ${lang}` }));
    return [
      ...missing,
      ...twins.flatMap((twin) => findEmptyFields(document, twin)),
      ...findForeignWords(document),
      ...findBrokenLinks(document, paths.get(document.lang) ?? new Set(), root),
      ...findGaps(document),
    ].map((finding) => ({ file, ...finding }));
  });
  const marked = [
    ...files.map(({ file, document }) => [file, listPlaceholders(document)] as const),
    [PRICE_LIST, listUnpriced(root)] as const,
  ].filter(([, words]) => words.length > 0);
  return {
    errors: [...errors, ...findLoneKeys(root)],
    placeholders: Object.fromEntries(marked),
  };
}

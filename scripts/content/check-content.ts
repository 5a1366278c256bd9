import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isJsonObject } from '@/lib/json';
import { loadDocuments } from '@/embedded/content/load';
import { LOCALES, LOCALE_KEYS } from '@/lib/i18n/locales';
import { listGaps } from '@/lib/company-facts/sheet';
import { FACT_SHEET, getSheets } from '../launch/documents';
import {
  findBrokenLinks,
  findGaps,
  findOpenMarks,
  findOwnedLinks,
  findUnsafeHost,
  type Finding,
} from './findings';
import { findEmptyFields, findForeignWords } from './twin-findings';
import { findDocumentWording, findMetadataLengths, findWordWording } from './check-wording';
import { createOwners, getSitePaths } from './site-paths';
import { listValues } from './texts';

export type ContentReport = {
  errors: Finding[];
  /** Names of facts that nobody has filled in yet, such as `court (cn)`. */
  missingFacts: string[];
};

/** Finds message keys that only some languages have. */
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

/** Checks the documents and messages below `root`. */
export function checkContent(root: string): ContentReport {
  const files = loadDocuments(root);
  const documents = files.map(({ document }) => document);
  const languages = LOCALE_KEYS.map((key) => LOCALES[key].prismic);
  const paths = new Map<string, Set<string>>(
    languages.map((lang) => [lang, getSitePaths(documents, lang)]),
  );
  const getOwner = createOwners(documents);
  const errors = files.flatMap(({ file, document }) => {
    const twins = documents.filter(
      ({ group, lang }) => group === document.group && lang !== document.lang,
    );
    // A redirect has its own language field.
    const missing = (document.type === 'redirect' ? [] : languages)
      .filter((lang) => lang !== document.lang && !twins.some((twin) => twin.lang === lang))
      .map((lang) => ({ field: 'lang', problem: `there is no such document in ${lang}` }));
    return [
      ...missing,
      // Most facts are filled in on one sheet only.
      ...(document.type === FACT_SHEET
        ? []
        : twins.flatMap((twin) => findEmptyFields(document, twin))),
      ...findOpenMarks(document),
      ...findUnsafeHost(document),
      ...findForeignWords(document),
      ...findBrokenLinks(document, paths.get(document.lang) ?? new Set(), root),
      ...findOwnedLinks(document, getOwner),
      ...findGaps(document),
      ...(document.type === FACT_SHEET ? [] : findDocumentWording(document)),
      ...findMetadataLengths(document),
    ].map((finding) => ({ file, ...finding }));
  });
  const gaps = listGaps(getSheets(documents));
  const wrongFacts = gaps.flatMap(({ fact, locale, problem }) =>
    problem ? [{ file: FACT_SHEET, field: `${fact.name} (${locale})`, problem }] : [],
  );
  return {
    errors: [...errors, ...findLoneKeys(root), ...findWordWording(root), ...wrongFacts],
    missingFacts: gaps.flatMap(({ fact, locale, problem }) =>
      problem ? [] : [fact.perLanguage ? `${fact.name} (${locale})` : fact.name],
    ),
  };
}

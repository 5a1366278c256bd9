import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Route } from '@prismicio/client';
import { listGaps } from '@/lib/company-facts/sheet';
import { LOCALES, LOCALE_KEYS, DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { loadDocuments } from '@/embedded/content/load';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { PROVIDER_PAGES } from '@/lib/migrate/provider-pages';
import { getChainPath, getFaucetPath, getProviderPath } from '@/lib/site/addresses';
import { CHAIN_FACTS } from '@/lib/chains';
import { toDocumentUrl } from '@/embedded/content/routes';
import type { StoredDocument } from '@/embedded/content/types';
import { FAUCET_IDS } from '@/lib/chains/faucet-ids';
import { COMPARE_PATH } from '@/lib/directory/compare';
import { DASHBOARD_PATH, splitLocale } from '@/lib/site/paths';
import redirects from '@/lib/routing/redirects.json';
import prismic from '@/prismic.config.json';
import { listValues, listCode, listTexts } from './texts';
import { findDocumentWording, findMetadataLengths, findWordWording } from './check-wording';
import {
  findBrokenLinks,
  findGaps,
  findOpenMarks,
  findOwnedLinks,
  findUnsafeHost,
  type Finding,
  type GetOwner,
} from './findings';
import { FACT_SHEET, getSheets } from '../launch/documents';

const HAN = /\p{Script=Han}/u;
/** Four plain English words in a row; names and technical terms are shorter. */
const ENGLISH = /(?:\b(?:[A-Za-z][a-z]+|a|I)\b[ ,]+){3,}\b[a-z]+\b/;

/** Removes variables, URLs, and quotations of program text; the other words of a fact stay. */
const withoutMarks = (text: string) =>
  text
    .replace(/\{(?:fact|if|unless):\w+\|?([^{}]*)\}/g, '$1')
    .replace(/\{\w+\}|https?:\S+|“[^”]*”/g, '');

/** Finds sentences in a language other than the document's. */
export function findForeignWords({ lang, data }: StoredDocument) {
  const code = listCode(data);
  const isForeign = (text: string) =>
    lang === LOCALES.cn.prismic ? !HAN.test(text) && ENGLISH.test(text) : HAN.test(text);
  return listTexts(data)
    .filter(({ text }) => !code.has(text) && isForeign(withoutMarks(text)))
    .map(({ field, text }) => ({ field, problem: `in another language: ${text}` }));
}

const isEmpty = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Fields by section name, because languages may differ in the order and number of items. */
function getFilledFields({ slices, ...rest }: JsonObject): Set<string> {
  const zone = (Array.isArray(slices) ? slices : []) as JsonObject[];
  const named = zone.map((slice) => [String(slice.id), slice.primary] as const);
  const all = [...Object.entries(rest), ...named].flatMap(([name, value]) =>
    listValues(value, name).filter((place) => !isEmpty(place.value)),
  );
  const toName = (field: string) =>
    field
      .replace(/\[\d+\]/g, '')
      .split('.')
      .slice(0, 2)
      .join('.');
  return new Set(all.map(({ field }) => toName(field)));
}

/** Finds fields that the twin has filled and the document has not; sections that only one has are ignored. */
export function findEmptyFields(document: StoredDocument, twin: StoredDocument) {
  const own = getFilledFields(document.data);
  const sections = new Set([...own].map((field) => field.split('.')[0]));
  return [...getFilledFields(twin.data)]
    .filter((field) => !own.has(field) && sections.has(field.split('.')[0]))
    .map((field) => ({ field, problem: `empty, but filled in ${twin.lang}` }));
}

const MASTER = LOCALES[DEFAULT_LOCALE].prismic;
const ROUTES: readonly Route[] = prismic.routes;

const getPath = (document: StoredDocument): string | null => {
  const url = toDocumentUrl(document, ROUTES, { masterLang: MASTER });
  return url === null ? null : splitLocale(url).path;
};

/** Returns which document has a path, without language prefix, in a language. */
function createOwners(documents: readonly StoredDocument[]): GetOwner {
  const owners = new Map(
    documents.map((document) => [`${document.lang} ${getPath(document)}`, document.id]),
  );
  return (url, lang) => owners.get(`${lang} ${url}`);
}

/** Lists the paths, without language prefix, that links in a document of `lang` may lead to. */
function getSitePaths(documents: readonly StoredDocument[], lang: string): Set<string> {
  const published = documents
    .filter((document) => document.lang === lang)
    .flatMap((document) => getPath(document) ?? []);
  return new Set([
    '/',
    '/faucet/',
    DASHBOARD_PATH,
    COMPARE_PATH,
    ...published,
    ...FAUCET_IDS.map((id) => getFaucetPath(id)),
    ...PROVIDER_PAGES.map(({ slug }) => getProviderPath(slug)),
    ...CHAIN_FACTS.map(({ key }) => getChainPath(key)),
    ...redirects.map(({ from }) => from),
  ]);
}

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

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { JsonObject } from '@/lib/json';
import { CONDITIONS, FACTS } from '@/lib/company-facts/registry';
import { listFactNames } from '@/lib/content/fill-text';
import type { StoredDocument } from '@/embedded/content/types';
import { LOCALES } from '@/lib/i18n/locales';
import { isEndpointHost } from '@/lib/site/endpoint-host';
import { isFile, isInternal, isServedElsewhere, withTrailingSlash } from '@/lib/site/paths';
import { listCode, listObjects, listTexts, listValues } from './texts';

export type Finding = { file: string; field: string; problem: string };

/** Id of the document that has an address, without language prefix, in a language. */
export type GetOwner = (url: string, lang: string) => string | undefined;

const HAN = /\p{Script=Han}/u;
/** Four plain English words in a row; names and terms of the trade come in fewer. */
const ENGLISH = /(?:\b(?:[A-Za-z][a-z]+|a|I)\b[ ,]+){3,}\b[a-z]+\b/;

/** Without variables, addresses, and quotations, which are those of a program; the other words of a fact stay. */
const withoutMarks = (text: string) =>
  text
    .replace(/\{(?:fact|if|unless):\w+\|?([^{}]*)\}/g, '$1')
    .replace(/\{\w+\}|https?:\S+|“[^”]*”/g, '');

/** Sentences in the other language than the document's. */
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

/** Fields by the name of their section, since languages may differ in the order and number of things. */
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

/** Samples and wallets use the host of the settings as it is. */
export function findUnsafeHost({ type, data }: StoredDocument) {
  const host = String(data.endpoint_host ?? '');
  return type === 'settings' && !isEndpointHost(host)
    ? [{ field: 'endpoint_host', problem: `not a host: ${host}` }]
    : [];
}

/** Fields that the twin has filled and the document has not; a section that only one has is its own affair. */
export function findEmptyFields(document: StoredDocument, twin: StoredDocument) {
  const own = getFilledFields(document.data);
  const sections = new Set([...own].map((field) => field.split('.')[0]));
  return [...getFilledFields(twin.data)]
    .filter((field) => !own.has(field) && sections.has(field.split('.')[0]))
    .map((field) => ({ field, problem: `empty, but filled in ${twin.lang}` }));
}

/** Links within the site that lead nowhere; `paths` are those of the document's language. */
export function findBrokenLinks(
  { data }: StoredDocument,
  paths: ReadonlySet<string>,
  root: string,
) {
  const links = listObjects(data).filter(({ value }) => value.link_type === 'Web');
  return links.flatMap(({ field, value }) => {
    const url = String(value.url);
    if (!isInternal(url) || url.startsWith('#') || isServedElsewhere(url)) return [];
    const bare = withTrailingSlash(url).replace(/[?#].*$/, '');
    const isThere = isFile(bare) ? existsSync(path.join(root, 'public', bare)) : paths.has(bare);
    return isThere ? [] : [{ field, problem: `leads nowhere: ${url}` }];
  });
}

/** Web links to what a document owns: a link to the document follows it when its address changes. */
export function findOwnedLinks({ data, lang }: StoredDocument, getOwner: GetOwner) {
  const links = listObjects(data).filter(({ value }) => value.link_type === 'Web');
  return links.flatMap(({ field, value }) => {
    const owner = getOwner(String(value.url), lang);
    return owner
      ? [{ field, problem: `${String(value.url)} is the document ${owner}: link to it` }]
      : [];
  });
}

/** Pictures without words, and headings that skip a rank. */
export function findGaps({ data }: StoredDocument) {
  const objects = listObjects(data);
  const pictures = objects
    .filter(({ value }) => 'dimensions' in value && !String(value.alt ?? '').trim())
    .map(({ field }) => ({ field, problem: 'a picture without alternative text' }));
  const headings = objects.flatMap(({ field, value }) => {
    const [, rank] = /^heading([1-6])$/.exec(String(value.type)) ?? [];
    return rank ? [{ field, rank: Number(rank) }] : [];
  });
  const skips = headings
    .filter(({ rank }, index) => rank > (headings[index - 1]?.rank ?? 1) + 1)
    .map(({ field }) => ({ field, problem: 'a heading that skips a level' }));
  return [...pictures, ...skips];
}

const FACT_NAMES = new Set<string>([...FACTS.map(({ name }) => name), ...CONDITIONS]);

/** Brackets in place of words, and facts that nobody has named. */
export function findOpenMarks({ data }: StoredDocument) {
  const code = listCode(data);
  const texts = listTexts(data).filter(({ text }) => !code.has(text));
  return texts.flatMap(({ field, text }) => {
    const unknown = listFactNames(text).filter((name) => !FACT_NAMES.has(name));
    return [
      ...(text.includes('[[') ? [{ field, problem: `a bracket instead of a fact: ${text}` }] : []),
      ...unknown.map((name) => ({ field, problem: `no such fact: ${name}` })),
    ];
  });
}

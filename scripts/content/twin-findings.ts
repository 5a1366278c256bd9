import type { StoredDocument } from '@/embedded/content/types';
import { LOCALES } from '@/lib/i18n/locales';
import type { JsonObject } from '@/lib/json';
import { listCode, listTexts, listValues } from './texts';

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

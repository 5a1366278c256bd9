import { readFileSync } from 'node:fs';
import type { Messages } from '../../lib/i18n/messages';
import type { Locale } from '../../lib/i18n/locales';

/** The words of the interface, so that a test follows them when they change. */
export const readMessages = (locale: Locale) =>
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Messages;

/** The data of a document in `content/`, such as `page/faq.en-gb`. */
const readDocument = (name: string): unknown =>
  (JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as { data: unknown }).data;

type Section = { slice_type: string; variation: string; primary: unknown };

/** The fields of the first section of a kind in a document. */
export function readSection<Fields>(name: string, type: string, variation = 'default'): Fields {
  const { slices } = readDocument(name) as { slices: Section[] };
  const found = slices.find((slice) => slice.slice_type === type && slice.variation === variation);
  if (!found) throw new Error(`${name} has no ${type}`);
  return found.primary as Fields;
}

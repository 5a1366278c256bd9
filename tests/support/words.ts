import { readFileSync } from 'node:fs';
import type { Messages } from '../../lib/i18n/messages';
import type { MigrateMessages } from '../../lib/i18n/migrate-messages';
import type { Locale } from '../../lib/i18n/locales';

/** Returns the interface messages, so that tests follow their changes. */
export const readMessages = (locale: Locale) =>
  JSON.parse(readFileSync(`locales/${locale}.json`, 'utf8')) as Messages;

/** Returns the messages about moving here. */
export const readMigrateMessages = (locale: Locale) =>
  JSON.parse(readFileSync(`locales/migrate/${locale}.json`, 'utf8')) as MigrateMessages;

/** Reads a document's data in `content/`, such as `page/faq.en-gb`. */
const readDocument = (name: string): unknown =>
  (JSON.parse(readFileSync(`content/${name}.json`, 'utf8')) as { data: unknown }).data;

/** Reads the settings in a language of Prismic's. */
export const readSettings = (lang: string) =>
  readDocument(`settings/settings.${lang}`) as { announcement_until: string | null };

type Section = { slice_type: string; variation: string; primary: unknown };

/** Reads the fields of a document's first section of a kind. */
export function readSection<Fields>(name: string, type: string, variation = 'default'): Fields {
  const { slices } = readDocument(name) as { slices: Section[] };
  const found = slices.find((slice) => slice.slice_type === type && slice.variation === variation);
  if (!found) throw new Error(`${name} has no ${type}`);
  return found.primary as Fields;
}

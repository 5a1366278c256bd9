import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { listValues } from '../texts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Says too little to be told from any other text. */
const isShort = (message: string) => message.replace(/\{\w+\}/g, '').length < 10;

/** Chinese takes spaces out around what fills a place. */
const squeeze = (text: string) => text.replace(/\s/g, '');

/** A message as it shows once its places are filled. */
const toPattern = (message: string) =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(squeeze)
      .map(escape)
      .join('.+')}$`,
    'u',
  );

/** Tells texts that are messages of the interface, which reads the same wherever a part of a page shows it. */
export function createMessageTest(locale: Locale): (text: string) => boolean {
  const patterns = listValues(getMessages(locale)).flatMap(({ value }) =>
    typeof value === 'string' && !isShort(value) ? [toPattern(value)] : [],
  );
  return (text) => patterns.some((pattern) => pattern.test(squeeze(text)));
}

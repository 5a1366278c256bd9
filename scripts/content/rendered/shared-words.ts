import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { listValues } from '../texts';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Too short to be distinguished from other texts. */
const isShort = (message: string) => message.replace(/\{\w+\}/g, '').length < 10;

/** Chinese removes spaces around a placeholder. */
const squeeze = (text: string) => text.replace(/\s/g, '');

/** Returns a pattern for a message with its placeholders filled. */
const toPattern = (message: string) =>
  new RegExp(
    `^${message
      .split(/\{\w+\}/)
      .map(squeeze)
      .map(escape)
      .join('.+')}$`,
    'u',
  );

/** Detects interface messages, which are the same wherever they appear. */
export function createMessageTest(locale: Locale): (text: string) => boolean {
  const patterns = listValues(getMessages(locale)).flatMap(({ value }) =>
    typeof value === 'string' && !isShort(value) ? [toPattern(value)] : [],
  );
  return (text) => patterns.some((pattern) => pattern.test(squeeze(text)));
}

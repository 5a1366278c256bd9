import cn from '@/locales/cn.json';
import en from '@/locales/en.json';
import type { Locale } from './locales';

export { formatMessage } from './format-message';

/** Interface messages of one language. The English file defines the type, so a missing key fails the build. */
export type Messages = typeof en;

const MESSAGES: Record<Locale, Messages> = { en, cn };

export function getMessages(locale: Locale): Messages {
  return MESSAGES[locale];
}

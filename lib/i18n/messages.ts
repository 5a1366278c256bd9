import cn from '@/locales/cn.json';
import en from '@/locales/en.json';
import type { Locale } from './locales';

/** Interface words of one language; the English file is the type, so a missing key fails the build. */
export type Messages = typeof en;

const MESSAGES: Record<Locale, Messages> = { en, cn };

export function getMessages(locale: Locale): Messages {
  return MESSAGES[locale];
}

/** Fills `{name}` placeholders; a placeholder without a value is a programming error and throws. */
export function formatMessage(message: string, values: Record<string, string | number>): string {
  return message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });
}

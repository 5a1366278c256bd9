import cn from '@/locales/methods/cn.json';
import en from '@/locales/methods/en.json';
import type { Locale } from './locales';

/** Messages of method lists and pages; server only. */
export type MethodMessages = typeof en;

const MESSAGES: Record<Locale, MethodMessages> = { en, cn };

export function getMethodMessages(locale: Locale): MethodMessages {
  return MESSAGES[locale];
}

import cn from '@/locales/limits/cn.json';
import en from '@/locales/limits/en.json';
import type { Locale } from './locales';

/** Messages about limits; server only. */
export type LimitMessages = typeof en;

const MESSAGES: Record<Locale, LimitMessages> = { en, cn };

export const getLimitMessages = (locale: Locale): LimitMessages => MESSAGES[locale];

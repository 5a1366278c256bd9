import cn from '@/locales/errors/cn.json';
import en from '@/locales/errors/en.json';
import type { Locale } from './locales';

export type ErrorMessages = typeof en;

/** Messages of the error pages; separate because only these are sent to the browser. */
export const ERROR_MESSAGES: Record<Locale, ErrorMessages> = { en, cn };

import cn from '@/locales/errors/cn.json';
import en from '@/locales/errors/en.json';
import type { Locale } from './locales';

/** Messages of the error pages; separate because only these are sent to the browser. */
export const ERROR_MESSAGES: Record<Locale, typeof en> = { en, cn };

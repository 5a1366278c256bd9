import cn from '@/locales/errors/cn.json';
import en from '@/locales/errors/en.json';
import type { Locale } from './locales';

/** Words of the error pages, apart from all others because these few travel to the browser. */
export const ERROR_MESSAGES: Record<Locale, typeof en> = { en, cn };

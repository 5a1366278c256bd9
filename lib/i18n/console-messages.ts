import cn from '@/locales/console/cn.json';
import en from '@/locales/console/en.json';
import type { Locale } from './locales';

/** Messages of the request console on chain pages. */
export type ConsoleMessages = typeof en;

const MESSAGES: Record<Locale, ConsoleMessages> = { en, cn };

export const getConsoleMessages = (locale: Locale): ConsoleMessages => MESSAGES[locale];

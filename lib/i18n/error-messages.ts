import cn from '@/locales/errors/cn.json';
import en from '@/locales/errors/en.json';
import { PUBLIC_ENV } from '@/lib/env.public';
import { type Locale, DEFAULT_LOCALE, isLocale } from './locales';

/** Language where the URL does not decide: top-level errors and the preview. */
export const FALLBACK_LOCALE: Locale = isLocale(PUBLIC_ENV.fallbackLocale)
  ? PUBLIC_ENV.fallbackLocale
  : DEFAULT_LOCALE;

export type ErrorMessages = typeof en;

/** Messages of the error pages; separate because only these are sent to the browser. */
export const ERROR_MESSAGES: Record<Locale, ErrorMessages> = { en, cn };

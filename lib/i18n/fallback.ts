import { PUBLIC_ENV } from '@/lib/env.public';
import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';

/** Language where the URL does not decide: top-level errors and the preview. */
export const FALLBACK_LOCALE: Locale = isLocale(PUBLIC_ENV.fallbackLocale)
  ? PUBLIC_ENV.fallbackLocale
  : DEFAULT_LOCALE;

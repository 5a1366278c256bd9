import { DEFAULT_LOCALE, isLocale, type Locale } from './locales';
import { PUBLIC_ENV } from '../env.public';

/** Language of what the address does not decide: top-level errors and the preview. */
export const FALLBACK_LOCALE: Locale = isLocale(PUBLIC_ENV.fallbackLocale)
  ? PUBLIC_ENV.fallbackLocale
  : DEFAULT_LOCALE;

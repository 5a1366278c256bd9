import type { Locale } from '@/lib/i18n/locales';
import { SUGGESTED_LOCALE } from '@/lib/i18n/suggestion';
import type { VisitorWords } from '@/lib/i18n/visitor-words';

const WORDS: Record<Locale, () => Promise<{ default: VisitorWords }>> = {
  en: () => import('@/locales/visitor/en.json'),
  cn: () => import('@/locales/visitor/cn.json'),
};

const loadParts = () => import('./parts.client');

/** The preferences, with words in the language of the page. */
export async function loadPreferences(locale: Locale) {
  const [{ Preferences }, { default: words }] = await Promise.all([loadParts(), WORDS[locale]()]);
  return <Preferences words={words.preferences} locale={locale} />;
}

/** The suggestion, with words in the language that it suggests. */
export async function loadLanguageHint() {
  const [{ LanguageHint }, { default: words }] = await Promise.all([
    loadParts(),
    WORDS[SUGGESTED_LOCALE](),
  ]);
  return <LanguageHint words={words.languageHint} locale={SUGGESTED_LOCALE} />;
}

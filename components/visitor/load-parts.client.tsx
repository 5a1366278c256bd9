import type { Locale } from '@/lib/i18n/locales';
import { SUGGESTED_LOCALE } from '@/lib/i18n/suggestion';
import type { VisitorMessages } from '@/lib/i18n/messages';

const WORDS: Record<Locale, () => Promise<{ default: VisitorMessages }>> = {
  en: () => import('@/locales/visitor/en.json'),
  cn: () => import('@/locales/visitor/cn.json'),
};

const loadParts = () => import('./parts.client');

/** Loads the preferences with messages in the page's language. */
export async function loadPreferences(locale: Locale) {
  const [{ Preferences }, { default: messages }] = await Promise.all([
    loadParts(),
    WORDS[locale](),
  ]);
  return <Preferences messages={messages.preferences} locale={locale} />;
}

/** Loads the suggestion with messages in the language that it suggests. */
export async function loadLanguageHint() {
  const [{ LanguageHint }, { default: messages }] = await Promise.all([
    loadParts(),
    WORDS[SUGGESTED_LOCALE](),
  ]);
  return <LanguageHint messages={messages.languageHint} locale={SUGGESTED_LOCALE} />;
}

/** Loads the notice that a preview has expired, in the page's language. */
export async function loadPreviewEnd(locale: Locale) {
  const [{ PreviewEnd }, { default: messages }] = await Promise.all([loadParts(), WORDS[locale]()]);
  return <PreviewEnd messages={messages.previewEnd} />;
}

/** Loads the name of the visitor's account. */
export async function loadAccountName(cookie: string) {
  const { AccountName } = await import('./AccountName.client');
  return <AccountName cookie={cookie} />;
}

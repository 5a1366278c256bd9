'use client';

import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { closeSuggestion } from '@/lib/i18n/suggestion';
import type { VisitorMessages } from '@/lib/i18n/messages';
import { getSwitchedAddress, switchLocale } from '@/lib/site/paths';
import { usePublicPath } from '../layout/use-public-path.client';
import { HeaderHint } from './HeaderHint.client';
import s from './HeaderHint.module.scss';

type Props = { messages: VisitorMessages['languageHint']; locale: Locale };

/** Says that the page exists in another language; never redirects. */
export function LanguageHint({ messages, locale }: Props) {
  const path = usePublicPath();
  const { hreflang, html } = LOCALES[locale];
  // An untranslated page lists no translation.
  if (!document.querySelector(`link[rel="alternate"][hreflang="${hreflang}"]`)) return null;
  return (
    <HeaderHint
      role="complementary"
      label={messages.label}
      lang={html}
      closeLabel={messages.close}
      onClose={closeSuggestion}
    >
      <a
        href={switchLocale(path, locale)}
        hrefLang={html}
        className={s.link}
        onClick={({ currentTarget }) => {
          // The current query and hash, not those of the last render.
          currentTarget.href = getSwitchedAddress(window.location, locale);
        }}
      >
        {messages.text}
      </a>
    </HeaderHint>
  );
}

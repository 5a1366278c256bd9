'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Icon } from '@/components/ui/Icon';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { closeSuggestion } from '@/lib/i18n/suggestion';
import type { VisitorMessages } from '@/lib/i18n/visitor-messages';
import { getSwitchedAddress, switchLocale } from '@/lib/site/paths';
import { usePublicPath } from '../layout/use-public-path.client';
import s from './LanguageHint.module.scss';

type Props = { messages: VisitorMessages['languageHint']; locale: Locale };

/** Says below the navigation that the page is there in another language; nobody is sent anywhere. */
export function LanguageHint({ messages, locale }: Props) {
  const [isClosed, setClosed] = useState(false);
  const path = usePublicPath();
  const header = document.querySelector('header');
  // A page that is not translated names no translation.
  const isTranslated = document.querySelector(
    `link[rel="alternate"][hreflang="${LOCALES[locale].hreflang}"]`,
  );
  if (isClosed || !header || !isTranslated) return null;

  const close = () => {
    setClosed(true);
    closeSuggestion();
  };

  return createPortal(
    <aside className={s.hint} aria-label={messages.label} lang={LOCALES[locale].html}>
      <a
        href={switchLocale(path, locale)}
        hrefLang={LOCALES[locale].html}
        className={s.link}
        onClick={({ currentTarget }) => {
          // The query and hash of the moment, not of the last rendering.
          currentTarget.href = getSwitchedAddress(window.location, locale);
        }}
      >
        {messages.text}
      </a>
      <button type="button" className={s.close} aria-label={messages.close} onClick={close}>
        <Icon name="close" size="small" />
      </button>
    </aside>,
    header,
  );
}

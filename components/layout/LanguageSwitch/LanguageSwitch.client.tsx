'use client';

import { useRef, type MouseEvent } from 'react';
import { Icon } from '@/components/ui/Icon';
import { LOCALES, LOCALE_KEYS, type Locale } from '@/lib/i18n/locales';
import { getSwitchedAddress, switchLocale } from '@/lib/site/paths';
import { usePublicPath } from '../use-public-path.client';
import s from './LanguageSwitch.module.scss';

type Props = {
  locale: Locale;
  label: string;
  /** Pages that the other language lacks, by path without prefix. */
  untranslated: readonly string[];
};

/** Links to the same page in the other language, or the nearest one it has, with query and hash. */
export function LanguageSwitch({ locale, label, untranslated }: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const path = usePublicPath();
  const toAddress = (pathname: string, target: Locale) =>
    switchLocale(pathname, target, target === locale ? [] : untranslated);

  const keepQueryAndHash = (event: MouseEvent<HTMLAnchorElement>, target: Locale) => {
    event.currentTarget.href = getSwitchedAddress(
      window.location,
      target,
      target === locale ? [] : untranslated,
    );
  };

  return (
    <details
      ref={ref}
      className={s.switch}
      onBlur={({ relatedTarget }) => {
        if (!ref.current?.contains(relatedTarget)) ref.current?.removeAttribute('open');
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Escape') return;
        ref.current?.removeAttribute('open');
        ref.current?.querySelector('summary')?.focus();
      }}
    >
      <summary className={s.button} aria-label={`${label}: ${LOCALES[locale].name}`}>
        <Icon name="globe" size="medium" />
        <span>{LOCALES[locale].name}</span>
        <Icon name="chevron" size="xs" className={s.chevron} />
      </summary>
      <ul className={s.list}>
        {LOCALE_KEYS.map((target) => (
          <li key={target}>
            {/* A full load, because the document's language changes. */}
            <a
              href={toAddress(path, target)}
              hrefLang={LOCALES[target].hreflang}
              lang={LOCALES[target].html}
              aria-current={target === locale ? 'true' : undefined}
              className={s.link}
              onClick={(event) => keepQueryAndHash(event, target)}
              suppressHydrationWarning
            >
              {LOCALES[target].name}
              {target === locale ? <Icon name="check" size="small" /> : null}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

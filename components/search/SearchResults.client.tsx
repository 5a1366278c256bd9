'use client';

import { useEffect, useRef } from 'react';
import { PAGE_LINK } from '@/lib/navigation/links';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchMessages } from '@/lib/i18n/search-messages';
import type { SearchResult } from '@/lib/search/find';
import { localizePath } from '@/lib/site/paths';
import s from './SearchDialog.module.scss';

type Props = {
  id: string;
  results: readonly SearchResult[];
  active: number;
  locale: Locale;
  messages: SearchMessages;
  onChoose: () => void;
};

/** The results, as the list that the field's arrow keys move through. */
export function SearchResults({ id, results, active, locale, messages, onChoose }: Props) {
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active, results]);

  return (
    <ul
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label={messages.title}
      className={s.results}
    >
      {results.map(({ kind, title, path, detail }, place) => (
        <li
          key={path + title}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          className={s.result}
        >
          <a
            href={localizePath(path, locale)}
            {...(path.includes('#') ? {} : { [PAGE_LINK]: '' })}
            data-place={place}
            tabIndex={-1}
            onClick={onChoose}
          >
            <b>{title}</b>
            <small>{messages.kinds[kind]}</small>
            <span>{detail}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

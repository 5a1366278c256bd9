'use client';

import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { Icon } from '@/components/ui/Icon';
import { isComposing } from '@/components/ui/is-composing';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import type { SearchMessages } from '@/lib/i18n/messages';
import { findEntries, type SearchResult } from '@/lib/search/find';
import type { SearchData } from '@/lib/search/types';
import { localizePath } from '@/lib/site/paths';
import { SEARCH_PARAMETER, SEARCH_PATH } from '@/lib/site/search-query';
import { PAGE_LINK } from '@/lib/navigation/links';
import { fetchSearchData } from './load-search.client';
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
function SearchResults({ id, results, active, locale, messages, onChoose }: Props) {
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

export type SearchDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  locale: Locale;
  messages: SearchMessages;
};

const LIMIT = 12;

/** Finds chains, methods, pages and questions as a visitor types. */
export function SearchDialog({ isOpen, onClose, locale, messages }: SearchDialogProps) {
  const [data, setData] = useState<SearchData | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  useEffect(() => {
    if (!isOpen || data) return;
    // After a failure, the next opening tries again.
    fetchSearchData(locale).then(setData, () => setFailed(true));
  }, [isOpen, data, locale]);

  const results = useMemo(() => {
    const labels = { one: messages.methodOn, many: messages.methodOnMany };
    return data ? findEntries(data, query, { limit: LIMIT, labels }) : [];
  }, [data, query, messages]);

  const close = () => {
    onClose();
    setQuery('');
    setActive(0);
  };

  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (isComposing(event) || results.length === 0) return;
    if (step) {
      event.preventDefault();
      setActive((active + step + results.length) % results.length);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      form.current?.querySelector<HTMLElement>(`[data-place="${active}"]`)?.click();
    }
  };

  const address = localizePath(SEARCH_PATH, locale);
  const hasQuery = query.trim() !== '';
  const isNone = data !== null && hasQuery && results.length === 0;
  return (
    <Dialog isOpen={isOpen} onClose={close} title={messages.title} closeLabel={messages.close}>
      <form ref={form} role="search" action={address} className={s.search}>
        <div className={s.field}>
          <Icon name="search" />
          <input
            // With `search`, the first Escape would only clear the field.
            type="text"
            enterKeyHint="search"
            name={SEARCH_PARAMETER}
            role="combobox"
            aria-label={messages.label}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={`${id}-list`}
            aria-activedescendant={results.length > 0 ? `${id}-${active}` : undefined}
            placeholder={messages.placeholder}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              setActive(0);
            }}
            onKeyDown={move}
          />
        </div>
        <SearchResults
          id={id}
          results={results}
          active={active}
          locale={locale}
          messages={messages}
          onChoose={close}
        />
        <p role="status" className={s.status}>
          {hasFailed && !data ? messages.failed : null}
          {isNone ? formatMessage(messages.none, { query: query.trim() }) : null}
          {results.length > 0 ? formatCount(messages.count, results.length) : null}
        </p>
        <p className={s.hint}>{hasQuery ? messages.hint : messages.try}</p>
      </form>
    </Dialog>
  );
}

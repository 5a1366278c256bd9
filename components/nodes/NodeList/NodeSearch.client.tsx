'use client';

import { useEffect, useState } from 'react';
import { TextField } from '@/components/ui/Field';
import { isMatch } from '@/lib/chains/search';
import s from './NodeSearch.module.scss';

type Words = Record<'search' | 'noResults' | 'showAll', string>;
type Props = { listId: string; words: Words };

const PARAMETER = 'q';

/** Hides the rows of the list that the query does not fit; resolves to how many are left. */
function filterRows(listId: string, query: string): number {
  const list = document.getElementById(listId);
  let total = 0;
  for (const group of list?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
    let shown = 0;
    for (const row of group.querySelectorAll<HTMLElement>('[data-search]')) {
      row.hidden = !isMatch(row.dataset.search ?? '', query);
      if (!row.hidden) shown++;
    }
    group.hidden = query !== '' && shown === 0;
    total += shown;
  }
  return total;
}

function keepInAddress(query: string) {
  const url = new URL(window.location.href);
  if (query) url.searchParams.set(PARAMETER, query);
  else url.searchParams.delete(PARAMETER);
  window.history.replaceState(window.history.state, '', url);
}

/** Narrows the server-rendered list down while typing; the query stands in the address, so it can be shared. */
export function NodeSearch({ listId, words }: Props) {
  const [query, setQuery] = useState('');
  const [hasResults, setHasResults] = useState(true);

  const search = (text: string) => {
    setQuery(text);
    setHasResults(filterRows(listId, text.trim()) > 0);
  };

  useEffect(() => {
    const shared = new URLSearchParams(window.location.search).get(PARAMETER);
    if (!shared) return;
    // After hydration, since the server does not know the query.
    const frame = requestAnimationFrame(() => {
      setQuery(shared);
      setHasResults(filterRows(listId, shared.trim()) > 0);
    });
    return () => cancelAnimationFrame(frame);
  }, [listId]);

  return (
    <div className={s.search} role="search">
      <TextField
        label={words.search}
        isLabelHidden
        type="search"
        name={PARAMETER}
        placeholder={words.search}
        autoComplete="off"
        value={query}
        onChange={({ target }) => {
          search(target.value);
          keepInAddress(target.value.trim());
        }}
      />
      <p role="status" className={s.none}>
        {hasResults ? null : (
          <>
            {words.noResults}{' '}
            <button
              type="button"
              className={s.all}
              onClick={() => {
                search('');
                keepInAddress('');
              }}
            >
              {words.showAll}
            </button>
          </>
        )}
      </p>
    </div>
  );
}

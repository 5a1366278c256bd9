'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog/Dialog.client';
import { SelectField, TextField } from '@/components/ui/Field';
import { FACETS, isNarrowed, toValues, type Sort } from '@/lib/directory/state';
import { formatCount, formatMessage } from '@/lib/i18n/format-message';
import type { ChainStatus } from '@/lib/provider/types';
import { SEARCH_PARAMETER } from '@/lib/site/search-query';
import { useDirectory } from '@/stores/directory';
import { FilterChips, type FilterOptions } from './FilterChips.client';
import s from './NodeFilters.module.scss';

type Words = FilterOptions['messages'] &
  Record<
    'tabs' | 'search' | 'filters' | 'sort' | 'reset' | 'open' | 'openCount' | 'close',
    string
  > & {
    show: { one: string; other: string };
  };

type Tab = {
  status: ChainStatus;
  name: string;
  count: number;
  values: Readonly<Record<string, number>>;
};

type Props = FilterOptions & {
  messages: Words;
  searchPath: string;
  tabs: readonly Tab[];
  sorts: readonly { value: Sort; label: string }[];
};

/** Filters and sorts the server's list; the state is kept in the URL. On phones, a dialog holds the filters. */
export function NodeFilters({ messages, searchPath, tabs, sorts, ...options }: Props) {
  const { state, counts, change, reset } = useDirectory();
  const [isOpen, setOpen] = useState(false);
  const tab = tabs.find(({ status }) => status === state.status);
  const wanted =
    FACETS.reduce((sum, facet) => sum + toValues(state[facet]).length, 0) + Number(state.isPartner);
  // A few chains need no filters, unless one that was set hides them.
  const hasFilters = wanted > 0 || (tab?.count ?? 0) > 10;
  const chips = <FilterChips {...options} messages={messages} values={tab?.values ?? {}} />;
  return (
    <div className={s.tools}>
      <form
        role="search"
        aria-label={messages.filters}
        // Without scripts, the site's search finds chains too.
        action={searchPath}
        className={s.bar}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={s.search}>
          <TextField
            label={messages.search}
            isLabelHidden
            type="search"
            name={SEARCH_PARAMETER}
            placeholder={messages.search}
            autoComplete="off"
            value={state.query}
            onChange={({ target }) => change({ query: target.value }, 'replace')}
          />
          {hasFilters ? (
            <Button
              variant="secondary"
              size="m"
              className={`${s.open} needsScripts`}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {wanted > 0 ? formatMessage(messages.openCount, { count: wanted }) : messages.open}
            </Button>
          ) : null}
        </div>
        <nav aria-label={messages.tabs}>
          <ul className={s.tabs}>
            {tabs.map(({ status, name, count }) => (
              <li key={status}>
                <a
                  href={`#${status}`}
                  className={s.tab}
                  aria-current={counts && status === state.status ? 'true' : undefined}
                  onClick={(event) => {
                    event.preventDefault();
                    change({ status });
                  }}
                >
                  {name} <span className={s.count}>{counts?.[status] ?? count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {hasFilters ? <div className={`${s.chips} needsScripts`}>{chips}</div> : null}
        {isNarrowed(state) ? (
          <button type="button" className={s.reset} onClick={reset}>
            {messages.reset}
          </button>
        ) : null}
      </form>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={messages.open}
        closeLabel={messages.close}
      >
        <div className={s.sheet}>
          {chips}
          <SelectField
            label={messages.sort}
            options={sorts}
            value={state.sort}
            onChange={({ target }) => {
              const sort = sorts.find(({ value }) => value === target.value)?.value;
              if (sort) change({ sort });
            }}
          />
          <Button onClick={() => setOpen(false)}>
            {formatCount(messages.show, counts?.[state.status] ?? 0)}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}

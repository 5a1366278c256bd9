'use client';

import { SelectField, TextField } from '@/components/ui/Field';
import { isNarrowed, type Facet, type Sort } from '@/lib/directory/state';
import { useDirectory } from '@/stores/directory';
import s from './NodeFilters.module.scss';

type Option<Value extends string = string> = { value: Value; label: string };

type FilterWords = Record<'search' | 'filters' | 'sort' | 'partner' | 'reset', string>;

type Props = {
  messages: FilterWords;
  facets: readonly { facet: Facet; label: string; options: readonly Option[] }[];
  sorts: readonly Option<Sort>[];
};

/** Filters and sorts the server's list; the state is kept in the URL. */
export function NodeFilters({ messages, facets, sorts }: Props) {
  const { state, change, reset } = useDirectory();
  return (
    <form
      role="search"
      aria-label={messages.filters}
      className={s.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <div className={s.search}>
        <TextField
          label={messages.search}
          type="search"
          placeholder={messages.search}
          autoComplete="off"
          value={state.query}
          onChange={({ target }) => change({ query: target.value }, 'replace')}
        />
      </div>
      {facets.map(({ facet, label, options }) => (
        <SelectField
          key={facet}
          label={label}
          options={options}
          value={state[facet]}
          onChange={({ target }) => change({ [facet]: target.value })}
        />
      ))}
      <SelectField
        label={messages.sort}
        options={sorts}
        value={state.sort}
        onChange={({ target }) => {
          const sort = sorts.find(({ value }) => value === target.value)?.value;
          if (sort) change({ sort });
        }}
      />
      <label className={s.partner}>
        <input
          type="checkbox"
          checked={state.isPartner}
          onChange={({ target }) => change({ isPartner: target.checked })}
        />
        {messages.partner}
      </label>
      {isNarrowed(state) ? (
        <button type="button" className={s.reset} onClick={reset}>
          {messages.reset}
        </button>
      ) : null}
    </form>
  );
}

'use client';

import { useState } from 'react';
import { SelectField } from '@/components/ui/Field';
import s from './index.module.scss';

type Option = { value: string; label: string };
type Props = {
  listId: string;
  /** The choices of each filter; the first one of each shows everything. */
  filters: readonly { label: string; options: readonly Option[] }[];
  noResults: string;
};

/** Narrows the list to the chosen chain and kind of change. */
export function ChangeFilters({ listId, filters, noResults }: Props) {
  const [values, setValues] = useState(() => filters.map(() => ''));
  const [isEmpty, setEmpty] = useState(false);

  const choose = async (place: number, value: string) => {
    const next = values.map((one, index) => (index === place ? value : one));
    setValues(next);
    const { filterList } = await import('@/components/content/ListSearch/filter-list');
    setEmpty(filterList(listId, next.join(' ').trim()) === 0);
  };

  return (
    <div role="search" className={`${s.filters} needsScripts`}>
      {filters.map(({ label, options }, place) => (
        <SelectField
          key={label}
          label={label}
          options={options}
          value={values[place]}
          onChange={({ target }) => void choose(place, target.value)}
        />
      ))}
      <p role="status">{isEmpty ? noResults : null}</p>
    </div>
  );
}

'use client';

import { useState, type FormEvent, type ReactNode } from 'react';

type Props = { listId: string; noResults: string; className?: string; children: ReactNode };

/** Filters a server-rendered list as the visitor types in its search field, the child. */
export function SearchScope({ listId, noResults, className, children }: Props) {
  const [isEmpty, setEmpty] = useState(false);

  const search = async ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement)) return;
    const { filterList } = await import('./filter-list');
    setEmpty(filterList(listId, target.value.trim()) === 0);
  };

  return (
    <div role="search" className={className} onInput={search}>
      {children}
      <p role="status">{isEmpty ? noResults : null}</p>
    </div>
  );
}

'use client';

import { formatMessage } from '@/lib/i18n/format-message';
import { getNextSort } from '@/lib/directory/state';
import { useDirectory } from '@/stores/directory';
import s from './NodeTable.module.scss';

type Props = { sort: 'name' | 'block-time' | 'availability'; title: string; hint: string };

/** What a column's own order means for its values: the best availability comes first. */
const FIRST = { name: 'ascending', 'block-time': 'ascending', availability: 'descending' } as const;
const OTHER = { ascending: 'descending', descending: 'ascending' } as const;

/** The head of a column that sorts the list: its own order, reversed, then by popularity again. */
export function SortHead({ sort, title, hint }: Props) {
  const { state, change } = useDirectory();
  const order = { [sort]: FIRST[sort], [`-${sort}`]: OTHER[FIRST[sort]] }[state.sort];
  return (
    <th scope="col" aria-sort={order} className={s.number}>
      <button
        type="button"
        className={s.sort}
        title={formatMessage(hint, { column: title })}
        onClick={() => change({ sort: getNextSort(state.sort, sort) })}
      >
        {title}
      </button>
    </th>
  );
}

'use client';

import type { ChainStatus } from '@/lib/provider/types';
import { useDirectory } from '@/stores/directory';
import s from './StatusTabs.module.scss';

type Props = {
  label: string;
  tabs: readonly { status: ChainStatus; name: string; count: number }[];
};

/** Without scripts, each tab links to its part of the list; with scripts, it shows only that part. */
export function StatusTabs({ label, tabs }: Props) {
  const { state, counts, change } = useDirectory();
  return (
    <nav aria-label={label} className={s.nav}>
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
  );
}

'use client';

import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { isNarrowed } from '@/lib/directory/state';
import type { Locale } from '@/lib/i18n/locales';
import type { ChainStatus } from '@/lib/provider/types';
import { useDirectory } from '@/stores/directory';
import type { MethodChains as MethodChainsPart } from './MethodChains.client';
import s from './FilteredList.module.scss';

const MethodChains = lazy(async () => ({
  default: await import('./MethodChains.client').then(
    (module) => module.MethodChains,
    // The site's search is available too.
    (): typeof MethodChainsPart => () => null,
  ),
}));

type Props = {
  children: ReactNode;
  messages: Record<'noResults' | 'showAll' | 'methodOn', string>;
  locale: Locale;
  tabs: readonly { status: ChainStatus; name: string }[];
};

/** The server's list, narrowed by the filters; if nothing matches, it says so and how to continue. */
export function FilteredList({ children, messages, tabs, locale }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const { state, counts, attach, change, reset } = useDirectory();

  useEffect(() => (list.current ? attach(list.current) : undefined), [attach]);

  const isEmpty = counts?.[state.status] === 0 && isNarrowed(state);
  const others = tabs.filter(({ status }) => counts && counts[status] > 0);
  return (
    <>
      <div role="status" className={s.none}>
        {isEmpty ? (
          <>
            <p className={s.title}>{messages.noResults}</p>
            {state.query ? (
              <Suspense>
                <MethodChains query={state.query} locale={locale} label={messages.methodOn} />
              </Suspense>
            ) : null}
            <ul className={s.ways}>
              {others.map(({ status, name }) => (
                <li key={status}>
                  <button type="button" className={s.way} onClick={() => change({ status })}>
                    {name} ({counts?.[status]})
                  </button>
                </li>
              ))}
              <li>
                <button type="button" className={s.way} onClick={reset}>
                  {messages.showAll}
                </button>
              </li>
            </ul>
          </>
        ) : null}
      </div>
      <div ref={list}>{children}</div>
    </>
  );
}

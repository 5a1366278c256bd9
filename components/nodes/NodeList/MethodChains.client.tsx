'use client';

import { useEffect, useState } from 'react';
import { formatMessage } from '@/lib/i18n/format-message';
import type { Locale } from '@/lib/i18n/locales';
import { PAGE_LINK } from '@/lib/navigation/links';
import type { MethodChains as Found } from '@/lib/search/method-chains';
import { localizePath } from '@/lib/site/paths';
import s from './FilteredList.module.scss';

type Props = { query: string; locale: Locale; label: string };

/** The pause in typing after which methods are looked up. */
const REST_MS = 200;

async function find(query: string, locale: Locale): Promise<Found | null> {
  const [{ fetchSearchData }, { findMethodChains }] = await Promise.all([
    import('@/components/search/load-search.client'),
    import('@/lib/search/method-chains'),
  ]);
  return findMethodChains(await fetchSearchData(locale), query);
}

/** The chains that support a method, for a query that names a method and no chain. */
export function MethodChains({ query, locale, label }: Props) {
  const [found, setFound] = useState<Found | null>(null);

  useEffect(() => {
    let isOld = false;
    const timer = setTimeout(() => {
      find(query, locale)
        .then((result) => isOld || setFound(result))
        // The site's search is available too.
        .catch(() => undefined);
    }, REST_MS);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [query, locale]);

  if (!found) return null;
  const { method, chains } = found;
  return (
    <>
      <p className={s.title}>{formatMessage(label, { method, count: chains.length })}</p>
      <ul className={s.ways}>
        {chains.map(({ name, path }) => (
          <li key={path}>
            <a {...{ [PAGE_LINK]: '' }} href={localizePath(path, locale)} className={s.way}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

'use client';

import { useEffect } from 'react';
import { countEvent, countPage, reportCounts } from '@/stores/counts';

const reportIfHidden = () => {
  if (document.visibilityState === 'hidden') reportCounts();
};

/** Counts the pages that a visitor opens, and reports what happened on them. */
export function useCounts(pathname: string): void {
  useEffect(() => {
    countPage(pathname);
    const missed = document.querySelector<HTMLElement>('[data-search-miss]')?.dataset.searchMiss;
    if (missed) countEvent('search-miss', missed);
  }, [pathname]);
  useEffect(() => {
    // The last moment at which a browser surely runs scripts.
    document.addEventListener('visibilitychange', reportIfHidden);
    return () => document.removeEventListener('visibilitychange', reportIfHidden);
  }, []);
}

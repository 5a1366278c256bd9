'use client';

import { useEffect, useState } from 'react';
import {
  DEFAULT_PEAK,
  parseCalculation,
  toCalculationSearch,
  type Calculation,
} from '@/lib/units/address';
import type { PriceList } from '@/lib/units/prices';

/** A calculation kept in the page's URL; `isLive` is true once the URL has been read. */
export function useCalculation(calls: Calculation['calls'], prices: PriceList) {
  const [calculation, setCalculation] = useState<Calculation>({
    calls: [...calls],
    peakFactor: DEFAULT_PEAK,
    isArchive: false,
  });
  const [isLive, setLive] = useState(false);

  useEffect(() => {
    // After hydration, because the server does not know the query.
    const frame = requestAnimationFrame(() => {
      const shared = parseCalculation(window.location.search, prices);
      if (shared) setCalculation(shared);
      setLive(true);
    });
    return () => cancelAnimationFrame(frame);
  }, [prices]);

  const change = (patch: Partial<Calculation>) => {
    const next = { ...calculation, ...patch };
    setCalculation(next);
    const { pathname, search, hash } = window.location;
    const address = pathname + toCalculationSearch(next, search) + hash;
    window.history.replaceState(window.history.state, '', address);
  };

  return { calculation, change, isLive };
}

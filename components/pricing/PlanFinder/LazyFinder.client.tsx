'use client';

import { lazy, Suspense } from 'react';
import type { FinderProps } from './types';

const Finder = lazy(async () => ({ default: (await import('./Finder.client')).Finder }));

/** The finder, whose code is fetched only by the pages that have it: slices share one bundle. */
export function LazyFinder(props: FinderProps) {
  return (
    <Suspense>
      <Finder {...props} />
    </Suspense>
  );
}

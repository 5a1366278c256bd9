'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { fetchPart } from '@/components/ui/fetch-part.client';
import type { FinderProps } from './types';

const Finder = lazy(async () => ({
  default: (await fetchPart(() => import('./Finder.client'))).Finder,
}));

type Props = FinderProps & {
  /** What shows until the finder is there, and for good without scripts. */
  example: ReactNode;
};

/** The finder, whose code is fetched only by the pages that have it: slices share one bundle. */
export function LazyFinder({ example, ...props }: Props) {
  return (
    <Suspense fallback={example}>
      <Finder {...props} />
    </Suspense>
  );
}

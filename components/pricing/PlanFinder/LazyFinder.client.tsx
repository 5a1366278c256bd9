'use client';

import { lazy, Suspense, type ReactNode } from 'react';
import { fetchPart } from '@/components/ui/fetch-part.client';
import type { FinderProps } from './types';

const Finder = lazy(async () => ({
  default: (await fetchPart(() => import('./Finder.client'))).Finder,
}));

type Props = FinderProps & {
  /** Shown until the finder has loaded, and permanently without scripts. */
  example: ReactNode;
};

/** The finder, loaded only on pages that contain it, because slices share one bundle. */
export function LazyFinder({ example, ...props }: Props) {
  return (
    <Suspense fallback={example}>
      <Finder {...props} />
    </Suspense>
  );
}

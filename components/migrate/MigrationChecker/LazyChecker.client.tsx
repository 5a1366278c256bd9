'use client';

import { lazy, Suspense } from 'react';
import { fetchPart } from '@/components/ui/fetch-part.client';
import type { CheckerProps } from './types';

const Checker = lazy(async () => ({
  default: (await fetchPart(() => import('./Checker.client'))).Checker,
}));

/** The checker, loaded only on pages that contain it, because slices share one bundle. */
export function LazyChecker(props: CheckerProps) {
  return (
    <Suspense>
      <Checker {...props} />
    </Suspense>
  );
}

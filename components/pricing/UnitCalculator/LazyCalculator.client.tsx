'use client';

import { lazy, Suspense, type ComponentProps } from 'react';
import { fetchPart } from '@/components/ui/fetch-part.client';
import type { Calculator as FullCalculator } from './Calculator.client';

const Calculator = lazy(async () => ({
  default: (await fetchPart(() => import('./Calculator.client'))).Calculator,
}));

/** The calculator, loaded only on pages that contain it, because slices share one bundle. */
export function LazyCalculator(props: ComponentProps<typeof FullCalculator>) {
  return (
    <Suspense>
      <Calculator {...props} />
    </Suspense>
  );
}

'use client';

import { lazy, Suspense } from 'react';
import { fetchPart } from '@/components/ui/fetch-part.client';
import type { Locale } from '@/lib/i18n/locales';
import { loadMigrateMessages } from '../load-migrate-messages.client';
import type { CostComparisonProps } from './CostComparison.client';

const load = async (locale: Locale) => {
  const [{ CostComparison }, { costs }] = await fetchPart(() =>
    Promise.all([import('./CostComparison.client'), loadMigrateMessages(locale)]),
  );
  return {
    default: (props: CostComparisonProps) => <CostComparison {...props} messages={costs} />,
  };
};

const PARTS = { en: lazy(() => load('en')), cn: lazy(() => load('cn')) };

/** The comparison with other providers, whose tables and texts load with the first result. */
export function LazyCostComparison(props: CostComparisonProps) {
  const Part = PARTS[props.locale];
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}

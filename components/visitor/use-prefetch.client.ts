'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isThrifty } from '@/lib/navigation/connection';
import { watchIntent } from '@/lib/navigation/intent';

/** Prefetches a page before it is opened. The router's queue keeps at most four requests pending. */
export function usePrefetch() {
  const router = useRouter();
  useEffect(
    () =>
      watchIntent((address) => {
        if (!isThrifty()) router.prefetch(address);
      }),
    [router],
  );
}

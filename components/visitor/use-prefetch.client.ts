'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isThrifty } from '@/lib/navigation/connection';
import { watchIntent } from '@/lib/navigation/intent';

/** Fetches a page before it is chosen. The router's queue keeps four requests pending at most. */
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

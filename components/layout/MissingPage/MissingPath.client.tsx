'use client';

import { useSyncExternalStore } from 'react';
import { MISSING_PATH, getMissingMessage, type MissingMessages } from '@/lib/routing/missing';

const subscribeNever = () => () => {};

/**
 * One page serves every unknown address: the server fills the address into its HTML (`lib/routing/missing.ts`), and
 * the browser knows it by itself.
 */
export function MissingPath({ messages }: { messages: MissingMessages }) {
  const path = useSyncExternalStore(
    subscribeNever,
    () => window.location.pathname,
    () => MISSING_PATH,
  );
  return (
    <span data-missing-message="" suppressHydrationWarning>
      {getMissingMessage(path, messages)}
    </span>
  );
}

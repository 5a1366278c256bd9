'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import { MISSING_PATH, getMissingMessage, type MissingMessages } from '@/lib/routing/missing';

/**
 * One page serves every unknown address: the server fills the address into its HTML (`lib/routing/missing.ts`), and
 * the browser knows it by itself.
 */
export function MissingPath({ messages }: { messages: MissingMessages }) {
  const path = useBrowserValue(() => window.location.pathname, MISSING_PATH);
  return (
    <span data-missing-message="" suppressHydrationWarning>
      {getMissingMessage(path, messages)}
    </span>
  );
}

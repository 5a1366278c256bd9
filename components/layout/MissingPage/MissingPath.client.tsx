'use client';

import { useBrowserValue } from '@/components/ui/use-browser-value.client';
import { MISSING_PATH, getMissingMessage, type MissingMessages } from '@/lib/routing/missing';

/**
 * One page serves every unknown path: the server fills the path into its HTML (`lib/routing/missing.ts`), and the
 * browser reads it from its location.
 */
export function MissingPath({ messages }: { messages: MissingMessages }) {
  const path = useBrowserValue(() => window.location.pathname, MISSING_PATH);
  return (
    <span data-missing-message="" suppressHydrationWarning>
      {getMissingMessage(path, messages)}
    </span>
  );
}

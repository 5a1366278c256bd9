'use client';

import type { ReactNode } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';

type Props = { children: ReactNode; otherwise: ReactNode };

/**
 * Shows its children in a frame alone. What the router fetches for a page that it goes back to looks like the update of
 * a framed one to the server.
 */
export function InFrame({ children, otherwise }: Props) {
  const isFramed = useBrowserValue(() => window.parent !== window, true);
  return isFramed ? children : otherwise;
}

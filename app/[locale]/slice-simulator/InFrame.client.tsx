'use client';

import type { ReactNode } from 'react';
import { useBrowserValue } from '@/components/ui/use-browser-value.client';

type Props = { children: ReactNode; otherwise: ReactNode };

/**
 * Shows its children only inside a frame. The server cannot tell the router's request for a page that it returns to
 * from a framed page's update.
 */
export function InFrame({ children, otherwise }: Props) {
  const isFramed = useBrowserValue(() => window.parent !== window, true);
  return isFramed ? children : otherwise;
}

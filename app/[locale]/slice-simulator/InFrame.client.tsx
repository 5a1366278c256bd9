'use client';

import { useSyncExternalStore, type ReactNode } from 'react';

type Props = { children: ReactNode; otherwise: ReactNode };

const subscribeNever = () => () => {};

/**
 * Shows its children in a frame alone. What the router fetches for a page that it goes back to looks like the update of
 * a framed one to the server.
 */
export function InFrame({ children, otherwise }: Props) {
  const isFramed = useSyncExternalStore(
    subscribeNever,
    () => window.parent !== window,
    () => true,
  );
  return isFramed ? children : otherwise;
}

'use client';

import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** Reads a constant that only the browser knows; `otherwise` on the server and during hydration. */
export const useBrowserValue = <T>(read: () => T, otherwise: T): T =>
  useSyncExternalStore(subscribeNever, read, () => otherwise);

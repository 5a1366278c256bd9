'use client';

import { useSyncExternalStore } from 'react';

const subscribeNever = () => () => {};

/** A value that the browser alone knows and that never changes; `otherwise` on the server and while hydrating. */
export const useBrowserValue = <T>(read: () => T, otherwise: T): T =>
  useSyncExternalStore(subscribeNever, read, () => otherwise);

'use client';

import { useSyncExternalStore } from 'react';

type Props = { message: string; faucetMessage: string };

const subscribeNever = () => () => {};

/** One page serves every unknown address, so the address itself is known in the browser only. */
export function MissingPath({ message, faucetMessage }: Props) {
  const path = useSyncExternalStore(
    subscribeNever,
    () => window.location.pathname,
    () => '',
  );
  const words = /^(\/cn)?\/faucet\//.test(path) ? faucetMessage : message;
  return words.replace('{path}', () => path);
}

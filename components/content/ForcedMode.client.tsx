'use client';

import { useEffect } from 'react';

type Mode = 'light' | 'dark';

/** Forces the mode for as long as its page is open; a page's first view has a script in its HTML for that. */
export function ForcedModeEffect({ mode }: { mode: Mode }) {
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.mode = mode;
    return () => {
      delete dataset.mode;
    };
  }, [mode]);
  return null;
}

'use client';

import { useEffect } from 'react';

function followPaper() {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper.trim();
  }
}

/** Colours the browser's own bars like the page: the server knows the system's mode only. */
export function useThemeColor(pathname: string) {
  useEffect(() => {
    followPaper();
    const system = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(followPaper);
    system.addEventListener('change', followPaper);
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // A change of page may bring new ones, later than the page.
    choice.observe(document.head, { childList: true });
    return () => {
      system.removeEventListener('change', followPaper);
      choice.disconnect();
    };
  }, [pathname]);
}

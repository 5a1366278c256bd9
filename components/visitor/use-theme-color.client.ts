'use client';

import { useEffect } from 'react';

function followPaper() {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper.trim();
  }
}

/** Sets the colour of the browser's UI to the page's: the server only knows the system's mode. */
export function useThemeColor(pathname: string) {
  useEffect(() => {
    followPaper();
    const system = matchMedia('(prefers-color-scheme: dark)');
    const choice = new MutationObserver(followPaper);
    system.addEventListener('change', followPaper);
    choice.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    // A navigation may add new tags, after the page itself.
    choice.observe(document.head, { childList: true });
    return () => {
      system.removeEventListener('change', followPaper);
      choice.disconnect();
    };
  }, [pathname]);
}

'use client';

import { useEffect } from 'react';

/**
 * Opens the links of a framed page in a tab of their own: other pages must not be framed by another site, and would
 * stay empty.
 */
export function OutsideLinks() {
  useEffect(() => {
    const open = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      if (link && !link.hash) link.target = '_blank';
    };
    // Before the router sees the click.
    window.addEventListener('click', open, { capture: true });
    return () => window.removeEventListener('click', open, { capture: true });
  }, []);
  return null;
}

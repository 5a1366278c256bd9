'use client';

import { useEffect, useState } from 'react';
import { getVisitedPage } from '@/lib/navigation/links';
import s from './Progress.module.scss';

/** How long a page may take before the progress bar shows. */
const PATIENCE_MS = 100;

/** A progress bar at the top while a page loads; a new key for each page removes it. */
export function Progress({ label }: { label: string }) {
  const [isSlow, setSlow] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = (event: MouseEvent) => {
      const link = getVisitedPage(event);
      if (!link || link.pathname === window.location.pathname) return;
      clearTimeout(timer);
      timer = setTimeout(() => setSlow(true), PATIENCE_MS);
    };
    // Before the router, which prevents the link's own load.
    document.addEventListener('click', begin, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', begin, true);
    };
  }, []);

  return (
    <div role="status" data-progress="" className={isSlow ? s.status : undefined}>
      {isSlow ? (
        <>
          <span className={s.line} />
          <span className="visuallyHidden">{label}</span>
        </>
      ) : null}
    </div>
  );
}

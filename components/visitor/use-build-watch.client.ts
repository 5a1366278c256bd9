'use client';

import { useEffect } from 'react';
import { claimReload, recoverFromChunkError } from '@/lib/builds/reload';
import { watchBuilds } from '@/lib/builds/watch';
import { PUBLIC_ENV } from '@/lib/env.public';
import { getVisitedPage } from '@/lib/navigation/links';

/** Before the router handles the click: a newer build's pages come with their own scripts. */
function loadFully(event: MouseEvent) {
  const link = getVisitedPage(event);
  if (!link || !claimReload({ path: link.pathname, now: Date.now() })) return;
  event.preventDefault();
  window.location.assign(link.href);
}

const recover = (event: PromiseRejectionEvent | ErrorEvent) =>
  void recoverFromChunkError('reason' in event ? event.reason : event.error, PUBLIC_ENV.buildId);

/** Makes the next navigation load fully once a newer build is served, and recovers from missing chunks. */
export function useBuildWatch() {
  useEffect(() => {
    const stop = watchBuilds(PUBLIC_ENV.buildId, () =>
      document.addEventListener('click', loadFully, true),
    );
    window.addEventListener('error', recover);
    window.addEventListener('unhandledrejection', recover);
    return () => {
      stop();
      document.removeEventListener('click', loadFully, true);
      window.removeEventListener('error', recover);
      window.removeEventListener('unhandledrejection', recover);
    };
  }, []);
}

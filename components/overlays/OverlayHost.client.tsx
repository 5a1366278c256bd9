'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { toOverlay } from '@/lib/routes/overlays';
import { openOverlay, syncOverlay, useOverlays } from '@/stores/overlays';

const load = () => import('./Overlays.client');
const Overlays = lazy(load);

export type OverlayProps = {
  locale: Locale;
  /** Address of the messenger contact. */
  messenger: string | null;
};

const getOverlayLink = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-overlay]') : null;

/** Opens what links and addresses ask for; all that is shown then is fetched on the first opening. */
export function OverlayHost(props: OverlayProps) {
  const isWanted = useOverlays(({ open, result }) => open !== null || result !== null);
  const [isLoaded, setLoaded] = useState(false);
  if (isWanted && !isLoaded) setLoaded(true);

  useEffect(() => {
    const openLinked = (event: MouseEvent) => {
      const link = getOverlayLink(event.target);
      const name = toOverlay(link?.dataset.overlay ?? '');
      const isElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0;
      if (!name || isElsewhere) return;
      event.preventDefault();
      openOverlay(name);
    };
    const prepare = (event: Event) => {
      if (getOverlayLink(event.target)) load().catch(() => undefined);
    };
    syncOverlay();
    // Before the router's own listener, which would follow the link.
    document.addEventListener('click', openLinked, true);
    document.addEventListener('pointerover', prepare, { passive: true });
    document.addEventListener('focusin', prepare);
    window.addEventListener('popstate', syncOverlay);
    window.addEventListener('hashchange', syncOverlay);
    return () => {
      document.removeEventListener('click', openLinked, true);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      window.removeEventListener('popstate', syncOverlay);
      window.removeEventListener('hashchange', syncOverlay);
    };
  }, []);

  return isLoaded ? (
    <Suspense>
      <Overlays {...props} />
    </Suspense>
  ) : null;
}

'use client';

import { useEffect, useRef } from 'react';
import { isScriptLoaded, loadScript } from '@/lib/vendors/scripts';
import { useConsent } from '@/stores/consent';

/**
 * Loads the support chat on the first scroll of an error page, where visitors may need it, once its category is
 * allowed. Elsewhere, it waits for a click.
 */
export function useSupportChat(chat: string | undefined, pathname: string) {
  const isAllowed = useConsent((state) => state.accepted?.includes('functional'));
  const wasAllowed = useRef(false);

  useEffect(() => {
    // Consent withdrawn: a running script can only be stopped by leaving the page.
    if (wasAllowed.current && !isAllowed && isScriptLoaded(chat)) window.location.reload();
    wasAllowed.current = isAllowed ?? false;
  }, [chat, isAllowed]);

  useEffect(() => {
    if (!chat || !isAllowed) return;
    const arming = new AbortController();
    const { signal } = arming;
    const listen = () =>
      window.addEventListener('scroll', () => loadScript(chat), {
        once: true,
        passive: true,
        signal,
      });
    // A page that breaks becomes shorter, which scrolls too, before the next frame.
    const arm = () => {
      if (document.querySelector('[data-error-page]')) requestAnimationFrame(listen);
    };
    arm();
    // A page that breaks is replaced without a change of URL.
    window.addEventListener('error', arm, { signal });
    return () => arming.abort();
  }, [chat, isAllowed, pathname]);
}

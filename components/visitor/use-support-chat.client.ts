'use client';

import { useEffect, useRef } from 'react';
import { isScriptLoaded, loadScript } from '@/lib/vendors/scripts';
import { useConsent } from '@/stores/consent';

/**
 * Loads the support chat on the first scroll of an error page, for who may need it there, once its category is
 * allowed. Elsewhere it waits for a press.
 */
export function useSupportChat(chat: string | undefined, pathname: string) {
  const isAllowed = useConsent((state) => state.accepted?.includes('functional'));
  const wasAllowed = useRef(false);

  useEffect(() => {
    // Withdrawn: what runs already can only be left behind with the page.
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
    // A page that breaks gets shorter, which scrolls too, ahead of the next frame.
    const arm = () => {
      if (document.querySelector('[data-error-page]')) requestAnimationFrame(listen);
    };
    arm();
    // A page that breaks is replaced without a change of address.
    window.addEventListener('error', arm, { signal });
    return () => arming.abort();
  }, [chat, isAllowed, pathname]);
}

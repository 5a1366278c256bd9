import { PUBLIC_ENV } from '@/lib/env.public';
import { loadScript } from '@/lib/vendors/scripts';
import { restoreConsent, useConsent } from '@/stores/consent';

/**
 * Loads the support chat on the first scroll, for who stands on an error page and may need it, once its category is
 * allowed. Gives back what calls it off.
 */
export function armChat(): () => void {
  const arming = new AbortController();
  const arm = ({ accepted, scripts }: ReturnType<typeof useConsent.getState>) => {
    // Where the frame of the page broke, nobody has handed the settings on.
    const chat = scripts.chat ?? PUBLIC_ENV.chatScript;
    if (!chat || !accepted?.includes('functional')) return;
    stopWaiting();
    const options = { once: true, passive: true, signal: arming.signal };
    window.addEventListener('scroll', () => loadScript(chat), options);
  };
  const stopWaiting = useConsent.subscribe(arm);
  restoreConsent();
  arm(useConsent.getState());
  return () => {
    stopWaiting();
    arming.abort();
  };
}

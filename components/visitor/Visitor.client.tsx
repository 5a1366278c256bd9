'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useCallback, useEffect, useState } from 'react';
import { PREVIEW_END } from '@/lib/http/internal-names';
import { isSuggestionWanted } from '@/lib/i18n/suggestion';
import { readCookie } from '@/lib/storage/cookies';
import { closePanel, useConsent } from '@/stores/consent';
import { isThrifty } from '@/lib/navigation/connection';
import { watchIntent } from '@/lib/navigation/intent';
import { LazyPart } from './LazyPart.client';
import {
  loadAccountName,
  loadLanguageHint,
  loadPreferences,
  loadPreviewEnd,
} from './load-parts.client';
import { Progress } from './Progress.client';
import { useBuildWatch } from './use-build-watch.client';
import { useConsentEffects } from './use-consent-effects.client';
import { useCounts } from './use-counts.client';
import { useSupportChat } from './use-support-chat.client';
import type { VisitorProps } from './visitor-props';

function followPaper() {
  const paper = getComputedStyle(document.documentElement).getPropertyValue('--paper');
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = paper.trim();
  }
}

/** Sets the colour of the browser's UI to the page's: the server only knows the system's mode. */
function useThemeColor(pathname: string) {
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

/** Prefetches a page before it is opened. The router's queue keeps at most four requests pending. */
function usePrefetch() {
  const router = useRouter();
  useEffect(
    () =>
      watchIntent((address) => {
        if (!isThrifty()) router.prefetch(address);
      }),
    [router],
  );
}

export { runAction } from './run-action.client';

/** All code about the visitor: background work, and occasional prompts. */
export function Visitor({ locale, scripts, loadingLabel, accountCookie }: VisitorProps) {
  const pathname = usePathname();
  const isPanelOpen = useConsent((state) => state.isPanelOpen);
  const [isHintWanted] = useState(() => isSuggestionWanted(locale));
  const [isPreviewEnd] = useState(() => window.location.search.includes(PREVIEW_END));
  useConsentEffects({ locale, scripts });
  useThemeColor(pathname);
  useCounts(pathname);
  usePrefetch();
  useBuildWatch();
  useSupportChat(scripts.chat, pathname);
  const loadName = useCallback(() => loadAccountName(accountCookie ?? ''), [accountCookie]);
  const hasAccount = Boolean(accountCookie && readCookie(accountCookie));
  return (
    <>
      <Progress key={pathname} label={loadingLabel} />
      <LazyPart load={loadPreferences} isWanted={isPanelOpen} locale={locale} onFail={closePanel} />
      <LazyPart load={loadLanguageHint} isWanted={isHintWanted} locale={locale} />
      <LazyPart load={loadName} isWanted={hasAccount} locale={locale} />
      <LazyPart load={loadPreviewEnd} isWanted={isPreviewEnd} locale={locale} />
    </>
  );
}

'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useState } from 'react';
import { PREVIEW_END } from '@/lib/http/draft-mode';
import { isSuggestionWanted } from '@/lib/i18n/suggestion';
import { readCookie } from '@/lib/storage/cookies';
import { closePanel, useConsent } from '@/stores/consent';
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
import { usePrefetch } from './use-prefetch.client';
import { useSupportChat } from './use-support-chat.client';
import { useThemeColor } from './use-theme-color.client';
import type { VisitorProps } from './visitor-props';

export { runAction } from './run-action.client';

/** All code about the visitor: background work, and occasional prompts. */
export function Visitor({ locale, scripts, loadingLabel, accountCookie }: VisitorProps) {
  const pathname = usePathname();
  const isPanelOpen = useConsent((state) => state.isPanelOpen);
  const [isHintWanted] = useState(() => isSuggestionWanted(locale));
  const [isPreviewEnd] = useState(() => window.location.search.includes(PREVIEW_END));
  useConsentEffects({ locale, scripts });
  useThemeColor(pathname);
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

'use client';

import { useEffect, useState } from 'react';
import type { Category } from '@/lib/consent/categories';
import type { Locale } from '@/lib/i18n/locales';
import { forgetSource, storeQuery, storeSource } from '@/lib/registration/source';
import { deleteCookie, writeCookie } from '@/lib/storage/cookies';
import { COOKIE_DAYS, LOCALE_COOKIE, RECENT_CHAINS_ENTRY } from '@/lib/storage/entries';
import { removeEntry } from '@/lib/storage/web-storage';
import { isScriptLoaded, loadScript, type VendorScripts } from '@/lib/vendors/scripts';
import { restoreConsent, useConsent } from '@/stores/consent';

const BY_CONSENT = ['statistics', 'marketing'] as const satisfies (Category &
  keyof VendorScripts)[];

/** Loads allowed scripts; a running script that is no longer allowed can only be stopped by leaving the page. */
function applyToScripts(scripts: VendorScripts, isAllowed: (category: Category) => boolean) {
  for (const category of BY_CONSENT) {
    const address = scripts[category];
    if (address && isAllowed(category)) loadScript(address);
    else if (isScriptLoaded(address)) window.location.reload();
  }
}

const isDashboardLink = ({ target }: Event) =>
  target instanceof Element && target.closest('[data-dashboard]') !== null;

/** Stores, loads and deletes according to the visitor's consent. */
export function useConsentEffects({ locale, scripts }: { locale: Locale; scripts: VendorScripts }) {
  const accepted = useConsent((state) => state.accepted);
  const [arrivalQuery] = useState(() => window.location.search);

  useEffect(() => {
    document.addEventListener('visibilitychange', restoreConsent);
    return () => document.removeEventListener('visibilitychange', restoreConsent);
  }, []);

  useEffect(() => {
    const isAllowed = (category: Category) => accepted?.includes(category) ?? false;
    if (isAllowed('functional')) writeCookie(LOCALE_COOKIE, locale, { days: COOKIE_DAYS });
    else {
      deleteCookie(LOCALE_COOKIE);
      removeEntry('local', RECENT_CHAINS_ENTRY);
    }
    applyToScripts(scripts, isAllowed);
    if (!isAllowed('marketing')) {
      forgetSource(window.location.hostname);
      return;
    }
    storeQuery(arrivalQuery);
    const store = (event: Event) => isDashboardLink(event) && storeSource(window.location);
    document.addEventListener('click', store, true);
    document.addEventListener('auxclick', store, true);
    return () => {
      document.removeEventListener('click', store, true);
      document.removeEventListener('auxclick', store, true);
    };
  }, [accepted, arrivalQuery, locale, scripts]);
}

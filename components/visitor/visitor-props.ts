import type { Locale } from '@/lib/i18n/locales';
import type { VendorScripts } from '@/lib/vendors/scripts';

/** Marks the places beside links to the dashboard. */
export const ACCOUNT_SLOT = 'data-account';

export type VisitorProps = {
  locale: Locale;
  scripts: VendorScripts;
  loadingLabel: string;
  /** The cookie in which the account host leaves the visitor's token, if any. */
  accountCookie: string | undefined;
};

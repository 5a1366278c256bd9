import { create } from 'zustand';
import { parseConsent, toAccepted, type Category } from '@/lib/consent/categories';
import { readCookie, writeCookie } from '@/lib/storage/cookies';
import { CONSENT_COOKIE, COOKIE_DAYS } from '@/lib/storage/entries';

type State = {
  /** What the visitor has allowed; null before the decision. */
  accepted: readonly Category[] | null;
  isPanelOpen: boolean;
};

/** True if the browser sends Global Privacy Control. */
export const hasSignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const readConsent = () => parseConsent(readCookie(CONSENT_COOKIE), hasSignal());

export const useConsent = create<State>(() => ({
  // Read immediately: otherwise, allowed entries would be deleted before the consent is known.
  accepted: typeof document === 'undefined' ? null : readConsent(),
  isPanelOpen: false,
}));

export const openPanel = () => useConsent.setState({ isPanelOpen: true });
export const closePanel = () => useConsent.setState({ isPanelOpen: false });

/** Applies a decision made in another tab. */
export function restoreConsent() {
  const accepted = readConsent();
  const { accepted: known } = useConsent.getState();
  if (accepted) delete document.documentElement.dataset.consent;
  // If cookies are blocked, the choice lasts as long as the page.
  if (accepted && String(accepted) !== String(known)) useConsent.setState({ accepted });
}

/** Stores the visitor's choice and closes whatever requested it. */
export function decide(chosen: readonly Category[]) {
  const accepted = toAccepted(chosen, hasSignal());
  writeCookie(CONSENT_COOKIE, accepted.join(','), { days: COOKIE_DAYS });
  delete document.documentElement.dataset.consent;
  useConsent.setState({ accepted, isPanelOpen: false });
}

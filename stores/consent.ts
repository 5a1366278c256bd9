import { create } from 'zustand';
import { parseConsent, toAccepted, type Category } from '@/lib/consent/categories';
import { readCookie, writeCookie } from '@/lib/storage/cookies';
import { CONSENT_COOKIE, COOKIE_DAYS } from '@/lib/storage/entries';

type State = {
  /** What the visitor has allowed; null until decided. */
  accepted: readonly Category[] | null;
  isPanelOpen: boolean;
};

/** True where the browser sends Global Privacy Control. */
export const hasSignal = (): boolean =>
  (navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

const readConsent = () => parseConsent(readCookie(CONSENT_COOKIE), hasSignal());

export const useConsent = create<State>(() => ({
  // Read at once: what is not known to be allowed would be deleted before it is.
  accepted: typeof document === 'undefined' ? null : readConsent(),
  isPanelOpen: false,
}));

export const openPanel = () => useConsent.setState({ isPanelOpen: true });
export const closePanel = () => useConsent.setState({ isPanelOpen: false });

/** Takes over what another tab has decided meanwhile. */
export function restoreConsent() {
  const accepted = readConsent();
  const { accepted: known } = useConsent.getState();
  if (accepted) delete document.documentElement.dataset.consent;
  // Where cookies are forbidden the choice holds for as long as the page does.
  if (accepted && String(accepted) !== String(known)) useConsent.setState({ accepted });
}

/** Stores the visitor's choice and closes whatever asked for it. */
export function decide(chosen: readonly Category[]) {
  const accepted = toAccepted(chosen, hasSignal());
  writeCookie(CONSENT_COOKIE, accepted.join(','), { days: COOKIE_DAYS });
  delete document.documentElement.dataset.consent;
  useConsent.setState({ accepted, isPanelOpen: false });
}

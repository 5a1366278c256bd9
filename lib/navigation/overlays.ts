/** What opens over a page, and the page that replaces it without scripts. */
const OVERLAY_PAGES = {
  contact: '/contact/',
  enterprise: '/contact/#sales',
  onboarding: '/contact/#sales',
  qr: '/contact/#support',
  share: '/',
  ambassadors: '/ambassadors-program/',
} as const;

export type OverlayName = keyof typeof OVERLAY_PAGES;

/** Returns the overlay for a hash such as `#contact`; null for a section's anchor. */
export function toOverlay(hash: string): OverlayName | null {
  const name = hash.replace(/^#/, '');
  return Object.hasOwn(OVERLAY_PAGES, name) ? (name as OverlayName) : null;
}

/** Returns the path, without language prefix, of the page equivalent to an overlay. */
export const getOverlayPage = (name: OverlayName): string => OVERLAY_PAGES[name];

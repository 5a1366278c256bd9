/** What opens over a page, and the page that stands in for it where no script runs. */
const OVERLAY_PAGES = {
  contact: '/contact/',
  enterprise: '/contact/#sales',
  onboarding: '/contact/#sales',
  qr: '/contact/#support',
  share: '/',
  ambassadors: '/ambassadors-program/',
} as const;

export type OverlayName = keyof typeof OVERLAY_PAGES;

/** The overlay that a hash such as `#contact` asks for; null for the anchor of a section. */
export function toOverlay(hash: string): OverlayName | null {
  const name = hash.replace(/^#/, '');
  return Object.hasOwn(OVERLAY_PAGES, name) ? (name as OverlayName) : null;
}

/** Path without language prefix of the page that says the same as an overlay. */
export const getOverlayPage = (name: OverlayName): string => OVERLAY_PAGES[name];

import { expect, it } from 'vitest';
import { getOverlayPage, toOverlay } from '@/lib/navigation/overlays';

it.each(['contact', 'enterprise', 'onboarding', 'qr', 'share', 'ambassadors'] as const)(
  '#%s asks for an overlay, for which a page stands in without scripts',
  (name) => {
    expect(toOverlay(`#${name}`)).toBe(name);
    expect(toOverlay(name)).toBe(name);
    expect(getOverlayPage(name)).toMatch(/^\//);
  },
);

it.each(['', '#', '#methods', '#toString', '#contact-us'])(
  '%j is the anchor of a section',
  (hash) => expect(toOverlay(hash)).toBeNull(),
);

import type { Content } from '@prismicio/client';
import { expect, it } from 'vitest';
import { withoutEnded } from '@/lib/content/ended';

const SETTINGS = {
  announcement: 'A provider stops',
  announcement_until: '2026-12-15',
  offers: [
    { kind: 'gift', until: null },
    { kind: 'free_month', until: '2026-12-15' },
  ],
} as unknown as Content.SettingsDocument['data'];

const show = (time: string) => {
  const { announcement, offers } = withoutEnded(SETTINGS, Date.parse(time));
  return [announcement, offers.map(({ kind }) => kind)];
};

it('an announcement and an offer end with their last day', () => {
  expect(show('2026-12-15T23:59:59Z')).toEqual(['A provider stops', ['gift', 'free_month']]);
  expect(show('2026-12-16T00:00:00Z')).toEqual([null, ['gift']]);
});

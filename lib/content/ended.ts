import type { Content } from '@prismicio/client';
import { toUtcDay } from '@/lib/utc-day';

/** True after the last day, which ends at midnight UTC; `now` is in milliseconds since 1970. */
export const isOver = (lastDay: string | null | undefined, now: number): boolean =>
  Boolean(lastDay) && toUtcDay(now) > String(lastDay);

type Settings = Content.SettingsDocument['data'];

/** Leaves out the announcement and the offers whose last day has passed. */
export const withoutEnded = (settings: Settings, now = Date.now()): Settings => ({
  ...settings,
  announcement: isOver(settings.announcement_until, now) ? null : settings.announcement,
  offers: settings.offers.filter(({ until }) => !isOver(until, now)) as Settings['offers'],
});

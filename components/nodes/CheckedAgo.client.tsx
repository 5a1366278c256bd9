'use client';

import { useSyncExternalStore } from 'react';
import { formatAge, formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { useFreshReadings } from './use-fresh-readings';

const TICK_MS = 10_000;

type Props = {
  /** Words around the place `{time}`. */
  template: string;
  /** ISO time of the check. */
  time: string;
  locale: Locale;
};

function subscribe(onTick: () => void) {
  const timer = setInterval(onTick, TICK_MS);
  return () => clearInterval(timer);
}

const getTick = () => Math.floor(Date.now() / TICK_MS) * TICK_MS;
const getNoTick = () => null;

/** Says when figures were taken: the server the time itself, the browser how long ago that was. Keeps them fresh. */
export function CheckedAgo({ template, time, locale }: Props) {
  useFreshReadings(time);
  const text = formatTime(time, locale);
  const now = useSyncExternalStore(subscribe, getTick, getNoTick);
  const [before, after] = template.split('{time}');
  return (
    <>
      {before}
      {/* The page may have been made on the day before, in other words. */}
      <time dateTime={time} title={text} suppressHydrationWarning>
        {now === null ? text : formatAge(time, now, locale)}
      </time>
      {after}
    </>
  );
}

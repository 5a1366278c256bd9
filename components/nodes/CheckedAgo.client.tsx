'use client';

import { useSyncExternalStore } from 'react';
import { formatAge, formatTime } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { useFreshReadings } from './use-fresh-readings';

const TICK_MS = 10_000;

type Props = {
  /** Text with a `{time}` placeholder. */
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

/** Says when figures were measured: on the server as a time, in the browser as an age. Keeps them fresh. */
export function CheckedAgo({ template, time, locale }: Props) {
  useFreshReadings(time);
  const text = formatTime(time, locale);
  const now = useSyncExternalStore(subscribe, getTick, getNoTick);
  const [before, after] = template.split('{time}');
  return (
    <>
      {before}
      {/* The page may have been rendered the day before, with a different format. */}
      <time dateTime={time} title={text} suppressHydrationWarning>
        {now === null ? text : formatAge(time, now, locale)}
      </time>
      {after}
    </>
  );
}

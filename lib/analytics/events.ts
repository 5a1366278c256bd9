import type { Locale } from '@/lib/i18n/locales';

/** What the site counts by day and language. Nothing of it says who did it. */
export const EVENT_NAMES = [
  'page',
  'search-miss',
  'form-start',
  'form-send',
  'estimate',
  'import',
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** One event: the path of a page, the words that found nothing, the kind of a form, or where an estimate was made. */
export type CountedEvent = { name: EventName; subject: string; locale: Locale };

/** Where browsers send what happened on a page. */
export const COUNT_PATH = '/api/count/';

/** How many events of one page are counted. */
export const MAX_EVENTS = 40;

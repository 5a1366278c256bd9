import { DAY_MS, toUtcDay } from '@/lib/utc-day';
import { LOCALES, type Locale } from './locales';
import { PUNCTUATION } from './punctuation';

/** Chinese puts a space between characters and digits, which the platform's formats omit. */
const spaceDigits = (text: string) =>
  text.replace(/(\d)(\p{Script=Han})/gu, '$1 $2').replace(/(\p{Script=Han})(\d)/gu, '$1 $2');

const numberFormats: Partial<Record<Locale, Intl.NumberFormat>> = {};

export function formatNumber(value: number, locale: Locale): string {
  // Creating one takes far longer than using it, and a page has hundreds of numbers.
  const format = (numberFormats[locale] ??= new Intl.NumberFormat(LOCALES[locale].html));
  return format.format(value);
}

/** Lists names as in a sentence: `A, B and C`; `formatMixed` adds the spaces for Chinese. */
export const formatList = (names: readonly string[], locale: Locale): string =>
  new Intl.ListFormat(LOCALES[locale].html, { type: 'conjunction' }).format(names);

/**
 * Formats a large count in words: 200,000,000,000 is `200 billion`, in Chinese `2000 亿`. English writes thousands in
 * digits.
 */
export function formatLargeNumber(value: number, locale: Locale): string {
  const format = new Intl.NumberFormat(LOCALES[locale].html, {
    notation: 'compact',
    compactDisplay: 'long',
    maximumFractionDigits: 1,
  });
  const text = format.format(value);
  if (/thousand/.test(text)) return formatNumber(value, locale);
  return spaceDigits(text);
}

export function formatPrice(value: number, currency: string, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].html, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: Number.isInteger(value) ? 0 : 2,
  }).format(value);
}

const formatClock = (iso: string) => `${new Date(iso).toISOString().slice(11, 16)} UTC`;

/** Formats an ISO time in UTC: `12:41 UTC`, or `22 Nov, 12:41 UTC` if it is more than a day before `now`. */
export const formatTime = (iso: string, locale: Locale, now = Date.now()): string =>
  now - Date.parse(iso) > DAY_MS ? formatMoment(iso, locale) : formatClock(iso);

/** Formats a day such as `2026-11-01` or a month such as `2026-07` in a language; returns any other text unchanged. */
export function formatDay(day: string, locale: Locale): string {
  if (/^\d{4}-\d{2}$/.test(day)) {
    const format = new Intl.DateTimeFormat(LOCALES[locale].html, {
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    });
    return spaceDigits(format.format(new Date(`${day}-01T00:00:00Z`)));
  }
  const date = new Date(/^\d{4}$/.test(day) ? NaN : `${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return day;
  const format = new Intl.DateTimeFormat(LOCALES[locale].html, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return spaceDigits(format.format(date));
}

/** Formats the UTC day of a time in milliseconds since 1970. */
export const formatDayOf = (time: number, locale: Locale): string =>
  formatDay(toUtcDay(time), locale);

/** Formats an ISO time in UTC, such as `22 Nov, 03:58 UTC`. */
export function formatMoment(iso: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(LOCALES[locale].html, {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const day = spaceDigits(format.format(new Date(iso)));
  return day + PUNCTUATION[locale].beforeTime + formatClock(iso);
}

const AGES = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/**
 * Formats how long ago an ISO time was, such as `40 sec ago`; a future time counts as now. `now` is in milliseconds.
 */
export function formatAge(iso: string, now: number, locale: Locale): string {
  const seconds = Math.max(0, Math.round((now - Date.parse(iso)) / 1000));
  const [unit, size] = AGES.find(([, length]) => seconds >= length) ?? ['second', 1];
  const format = new Intl.RelativeTimeFormat(LOCALES[locale].html, {
    style: 'narrow',
    numeric: seconds === 0 ? 'auto' : 'always',
  });
  return spaceDigits(format.format(-Math.floor(seconds / size), unit));
}

/** Formats a block time in seconds: `12 s`, `0.4 s`, or `10 min` from two minutes up. */
export function formatSeconds(
  seconds: number,
  messages: { second: string; minute: string },
): string {
  return seconds >= 120
    ? `${Math.round((seconds / 60) * 10) / 10} ${messages.minute}`
    : `${seconds} ${messages.second}`;
}

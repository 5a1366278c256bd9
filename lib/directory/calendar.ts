import { DAY_MS, toUtcDay } from '@/lib/utc-day';
import { toMoment } from './atom';
import type { PublicChange } from './lifecycle';

/** RFC 5545 allows 75 bytes a line, of which a continued line spends one on its leading space. */
const MAX_BYTES = 74;

/** Breaks a line between characters, never inside one. */
function fold(line: string): string {
  const lines = [''];
  for (const character of line) {
    const last = lines.at(-1) ?? '';
    if (Buffer.byteLength(last + character) > MAX_BYTES) lines.push(character);
    else lines[lines.length - 1] = last + character;
  }
  return lines.join('\r\n ');
}

const escapeText = (text: string) =>
  text.replace(/[\\;,]/g, String.raw`\$&`).replace(/\r?\n/g, String.raw`\n`);

const toStamp = (iso: string) => iso.replace(/[-:]|\.\d+/g, '');
const toDay = (time: number) => toUtcDay(time).replaceAll('-', '');
const IS_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns the event's span: maintenance has times, anything else that callers must act on has a day. */
function toSpan({ startsAt, endsAt, date, warning }: PublicChange): string[] | null {
  if (startsAt && endsAt) return [`DTSTART:${toStamp(startsAt)}`, `DTEND:${toStamp(endsAt)}`];
  return warning && IS_DAY.test(date) ? toDaySpan(date) : null;
}

/** An entry of a calendar; `date` is when it was made or what it is about, `span` its lines with start and end. */
type CalendarEntry = {
  uid: string;
  date: string;
  span: readonly string[];
  summary: string;
  text: string;
  url: string;
};

/** Returns the span of a whole day. */
export function toDaySpan(date: string): string[] {
  const day = Date.parse(date);
  return [`DTSTART;VALUE=DATE:${toDay(day)}`, `DTEND;VALUE=DATE:${toDay(day + DAY_MS)}`];
}

const toEventLines = ({ uid, date, span, summary, text, url }: CalendarEntry): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  // When the entry was made is unknown; the same text must give the same file.
  `DTSTAMP:${toStamp(toMoment(date))}`,
  ...span,
  `SUMMARY:${escapeText(summary)}`,
  `DESCRIPTION:${escapeText(text)}`,
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

function toEntry(change: PublicChange, host: string): CalendarEntry[] {
  const { date, chain, name, kind, text, url } = change;
  const span = toSpan(change);
  if (!span) return [];
  const uid = `${change.startsAt ?? date}-${chain ?? 'site'}-${kind}@${host}`;
  return [{ uid, date, span, summary: `${name ?? 'Site'}: ${kind}`, text, url }];
}

/** A calendar needs at least one component, even while nothing is planned. */
const TIME_ZONE = [
  ...['BEGIN:VTIMEZONE', 'TZID:Etc/UTC', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
  ...['TZOFFSETFROM:+0000', 'TZOFFSETTO:+0000', 'END:STANDARD', 'END:VTIMEZONE'],
];

/** Formats a calendar (RFC 5545) in English. */
export function toCalendarText(
  entries: readonly CalendarEntry[],
  { brand, title }: { brand: string; title: string },
): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//${escapeText(brand)}//${title}//EN`],
    ...TIME_ZONE,
    ...entries.flatMap(toEventLines),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** Formats planned maintenance and the days of deprecations as a calendar in English. */
export function toCalendar(
  changes: readonly PublicChange[],
  { brand, origin }: { brand: string; origin: string },
): string {
  const { host } = new URL(origin);
  const entries = changes.flatMap((change) => toEntry(change, host));
  return toCalendarText(entries, { brand, title: 'Maintenance' });
}

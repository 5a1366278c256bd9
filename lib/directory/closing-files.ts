import 'server-only';
import { getShell } from '@/lib/content/view';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getClosing, type Closing } from '@/lib/migrate/closing';
import { CLOSING_CALENDAR, CLOSING_FEED, MIGRATE_PATH } from '@/lib/site/addresses';
import { toUtcDay } from '@/lib/utc-day';
import { toAtomFeed, toMoment } from './atom';
import { toCalendarText, toDaySpan } from './calendar';
import { toJsonFile, type DataFile } from './data-file';
import { isClosingPath } from './data-paths';

/** A provider that has stopped or will, as published for machines. */
export type PublicClosing = Omit<Closing, 'path'> & { url: string };

/** `today` is a UTC day; `origin` is the site's, without a trailing slash. */
export const toPublicClosing = (origin: string, today: string): PublicClosing[] =>
  getClosing(today).map(({ path, ...closing }) => ({
    ...closing,
    url: origin + (path ?? MIGRATE_PATH),
  }));

function toTitle({ name, kind, chain, endsOn, state }: PublicClosing): string {
  const verb = state === 'closing' ? 'stops' : 'stopped';
  const what = kind === 'chain-of-provider' ? ` serving ${chain}` : '';
  return `${name} ${verb}${what}${endsOn ? `: ${endsOn}` : ''}`;
}

function toFeed(closing: readonly PublicClosing[], brand: string, origin: string): string {
  // An entry is new when its source was read; its end may be ahead.
  const entries = closing.map((one) => ({
    id: `${origin}${CLOSING_FEED}#${one.id}`,
    title: toTitle(one),
    url: one.url,
    updated: toMoment(one.readAt),
    summary: `${toTitle(one)}. Source: ${one.source} (read on ${one.readAt}).`,
  }));
  return toAtomFeed({
    brand,
    title: 'providers that stop',
    address: origin + CLOSING_FEED,
    page: origin + MIGRATE_PATH,
    updated:
      entries
        .map(({ updated }) => updated)
        .sort()
        .at(-1) ?? toMoment('1970'),
    entries,
  });
}

function toEndCalendar(closing: readonly PublicClosing[], brand: string, origin: string): string {
  const { host } = new URL(origin);
  const entries = closing.flatMap((one) => {
    const { id, endsOn, readAt, source, url } = one;
    if (!endsOn || !/^\d{4}-\d{2}-\d{2}$/.test(endsOn)) return [];
    const text = `Source: ${source}`;
    const uid = `${endsOn}-${id}@${host}`;
    return [{ uid, date: readAt, span: toDaySpan(endsOn), summary: toTitle(one), text, url }];
  });
  return toCalendarText(entries, { brand, title: 'Closing providers' });
}

/** Returns the file of providers that have stopped or will at `path`; null for any other path. */
export async function getClosingFile(path: string, origin: string): Promise<DataFile | null> {
  if (!isClosingPath(path)) return null;
  const closing = toPublicClosing(origin, toUtcDay());
  const { settings } = await getShell(DEFAULT_LOCALE);
  const brand = settings.brand_name ?? '';
  if (path === CLOSING_FEED) {
    return { type: 'application/atom+xml; charset=utf-8', text: toFeed(closing, brand, origin) };
  }
  if (path === CLOSING_CALENDAR) {
    const text = toEndCalendar(closing, brand, origin);
    return { type: 'text/calendar; charset=utf-8', text };
  }
  return toJsonFile({ closing });
}

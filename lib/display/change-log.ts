import type { Content, LinkField } from '@prismicio/client';
import { CHAIN_CHANGES, byDate, isChangeDate, type ChainChange } from '@/lib/chains/changes';
import { CHANGE_KINDS, type ChangeKind } from '@/lib/chains/change-kinds';
import { getLinkAddress } from '@/lib/content/link-address';
import type { Locale } from '@/lib/i18n/locales';

/** A change described in one language. */
export type LoggedChange = Omit<ChainChange, 'text'> & { text: string };

type Written = Content.ChangeLogSlice['primary']['changes'][number];

const isKind = (text: unknown): text is ChangeKind => CHANGE_KINDS.some((kind) => kind === text);

/** A page on another site. */
function toUrl(link: LinkField): string | null {
  const address = getLinkAddress(link);
  return address && /^https?:/.test(address) ? address : null;
}

/** When maintenance starts and ends; undefined unless both times are given, in order. */
function toWindow(from: string | null, to: string | null): ChainChange['window'] {
  const [start, end] = [Date.parse(from ?? ''), Date.parse(to ?? '')];
  if (!(start < end)) return undefined;
  return { startsAt: new Date(start).toISOString(), endsAt: new Date(end).toISOString() };
}

/** Parses an editor's entry; null without a sentence, or with a date that cannot be sorted. */
function toWritten({
  date,
  chain,
  kind,
  text,
  source,
  starts_at,
  ends_at,
  entered,
}: Written): LoggedChange | null {
  const day = date?.trim() ?? '';
  if (!text || !isChangeDate(day)) return null;
  return {
    date: day,
    chain: chain?.trim() ?? '',
    kind: isKind(kind) ? kind : 'changed',
    text,
    source: toUrl(source),
    window: kind === 'maintenance' ? toWindow(starts_at, ends_at) : undefined,
    entered: entered ?? undefined,
  };
}

export const toLogged = (change: ChainChange, locale: Locale): LoggedChange => ({
  ...change,
  text: change.text[locale],
});

/** Returns changes from the data set and from editors, latest first. */
export function getChangeLog(written: readonly Written[], locale: Locale): LoggedChange[] {
  const known = CHAIN_CHANGES.map((change) => toLogged(change, locale));
  return [...written.flatMap((one) => toWritten(one) ?? []), ...known].sort(byDate);
}

/** Returns what editors added on a page with a change log. */
export const getWrittenChanges = (slices: readonly { slice_type: string }[]): Written[] =>
  slices.flatMap((slice) =>
    slice.slice_type === 'change_log' ? (slice as Content.ChangeLogSlice).primary.changes : [],
  );

import { isWarning } from '@/lib/chains/change-kinds';
import { getNoticeDays } from '@/lib/chains/changes';
import type { LoggedChange } from '@/lib/display/change-log';
import type { Chain, LiveNodes } from '@/lib/provider';
import { CHANGES_PATH, getChainPath } from '@/lib/site/addresses';
import { toAtomFeed, toMoment, type AtomEntry } from './atom';

/** A change as published for machines; `chain` is null if it concerns none of the site's chains. */
export type PublicChange = {
  date: string;
  kind: LoggedChange['kind'];
  chain: string | null;
  name: string | null;
  text: string;
  /** True if callers have to act. */
  warning: boolean;
  source: string | null;
  url: string;
  /** ISO times; only for planned maintenance. */
  startsAt: string | null;
  endsAt: string | null;
  /** Days from the entry to the change; null if the entry came later, or its day is not known. */
  noticeDays: number | null;
};

/** `origin` is the site's, without a trailing slash. */
export function toPublicChanges(
  changes: readonly LoggedChange[],
  { chains }: LiveNodes,
  origin: string,
) {
  const names = new Map(chains.map(({ key, name }) => [key, name]));
  return {
    $schema: `${origin}/lifecycle.schema.json`,
    changes: changes.map((change): PublicChange => {
      const { date, kind, chain: key, text, source, window } = change;
      const name = names.get(key) ?? null;
      const chain = name === null ? null : key;
      const url = origin + (chain ? getChainPath(chain) : CHANGES_PATH);
      const { startsAt = null, endsAt = null } = window ?? {};
      const told = { date, kind, chain, name, text, warning: isWarning(kind), source, url };
      return { ...told, startsAt, endsAt, noticeDays: getNoticeDays(change) };
    }),
  };
}

export type PublicChanges = ReturnType<typeof toPublicChanges>;

/** Returns an entry for each change. Its id does not depend on its text, so that a correction is not a new entry. */
function toEntries(changes: readonly PublicChange[], origin: string): AtomEntry[] {
  const counts = new Map<string, number>();
  return changes.map(({ date, chain, name, kind, text, url }) => {
    const id = `${origin}${CHANGES_PATH}${date}/${chain ?? 'site'}/${kind}`;
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return {
      id: count > 1 ? `${id}/${count}` : id,
      title: `${name ?? 'Site'}: ${kind}`,
      url,
      updated: toMoment(date),
      summary: text,
    };
  });
}

type Feed = { origin: string; brand: string; path: string; chain: Chain | undefined };

/** Formats the changes, of all chains or of one, as an Atom feed in English, one entry each. */
export function toChangeFeed(
  { changes }: PublicChanges,
  { origin, brand, path, chain }: Feed,
): string {
  return toAtomFeed({
    brand,
    title: chain ? `changes on ${chain.name}` : 'changes on the chains',
    address: origin + path,
    page: origin + (chain ? getChainPath(chain.key) : CHANGES_PATH),
    updated: toMoment(changes[0]?.date ?? '1970'),
    entries: toEntries(changes, origin),
  });
}

import { toSiteKey } from '@/lib/chains/server-keys';
import type { ChainEntry } from './schema';

/** How long the provider must omit the same share of its offers before their pages are removed. */
export const CONFIRM_MS = 10 * 60_000;
/** Losses below this number take effect at once. */
const FEW = 5;
const LARGE_SHARE = 1 / 4;

/** Networks that are inactive or coming soon; most lists have few or none. */
export const OUT_OF_USE = 'networks out of use';

/** The names that a response offers, by kind. */
type Offers = Readonly<Record<string, ReadonlySet<string>>>;
type Options = {
  /** Losses below this number take effect at once; defaults to five. */
  few?: number;
  /** True for kinds of which losing all counts, however few they are. */
  isAllMissed?: (kind: string) => boolean;
};
type Loss = { of: string; lost: number; before: number };

/**
 * Lists what has pages (chains, and methods by the interfaces of active networks) and what pages say about it (service
 * levels, and unusable networks, since one without a status counts as active).
 */
export function toOffers(entries: readonly ChainEntry[]): Offers {
  const byKey = entries.map((entry) => [toSiteKey(entry.protocol._key), entry] as const);
  const interfaces = byKey.flatMap(([key, { networks }]) =>
    networks
      .filter(({ status }) => status === 'active')
      .flatMap((network) => network.interfaces.map((name) => `${key} ${name}`)),
  );
  const levels = byKey.flatMap(([key, entry]) =>
    entry.service_levels.map((level) => `${key} ${level}`),
  );
  const unused = byKey.flatMap(([key, { networks }]) =>
    networks.filter(({ status }) => status !== 'active').map(({ _key }) => `${key} ${_key}`),
  );
  return {
    chains: new Set(byKey.map(([key]) => key)),
    interfaces: new Set(interfaces),
    'service levels': new Set(levels),
    [OUT_OF_USE]: new Set(unused),
  };
}

const toLosses = (before: Offers, after: Offers): Loss[] =>
  Object.entries(before).map(([of, names]) => ({
    of,
    lost: [...names].filter((name) => !after[of]?.has(name)).length,
    before: names.size,
  }));

const isLarge = ({ of, lost, before }: Loss, { few = FEW, isAllMissed }: Options) =>
  (lost >= few && lost > before * LARGE_SHARE) ||
  (lost > 0 && lost === before && isAllMissed?.(of) === true);

/** Measures how long something has been true without interruption. */
function createDuration(now: () => number) {
  let since: number | null = null;
  return {
    /** @returns milliseconds; 0 while it is not true */
    note(isTrue: boolean): number {
      // If the clock was set back, start over.
      since = isTrue ? Math.min(since ?? now(), now()) : null;
      return since === null ? 0 : now() - since;
    },
  };
}

/**
 * Creates a check for responses that are valid but incomplete, as from a half-filled database or a wrong filter;
 * visitors would lose the pages or figures of everything missing.
 * @returns a function that throws an `Error` for a response that offers much less than the most complete one of the
 * last ten minutes, until every response in ten minutes has
 */
export function createLossCheck(now: () => number, options: Options = {}) {
  let known: Offers = {};
  const [less, muchLess] = [createDuration(now), createDuration(now)];
  return (offers: Offers): void => {
    const losses = toLosses(known, offers);
    const large = losses.find((loss) => isLarge(loss, options));
    const isLess = losses.some(({ lost }) => lost > 0);
    const [lessMs, muchLessMs] = [less.note(isLess), muchLess.note(large !== undefined)];
    if (large && muchLessMs < CONFIRM_MS) {
      const { lost, before, of } = large;
      throw new Error(`${lost} of ${before} ${of} are missing; they go if they stay missing`);
    }
    if (isLess && lessMs < CONFIRM_MS) return;
    known = offers;
    less.note(false);
    muchLess.note(false);
  };
}

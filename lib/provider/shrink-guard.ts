/** How long responses must lack the same share of what was offered before it is gone. */
export const CONFIRM_MS = 10 * 60_000;
/** Losses below this number take effect at once. */
const FEW = 5;
const LARGE_SHARE = 1 / 4;

/** The names that a response offers, by kind. */
export type Offers = Readonly<Record<string, ReadonlySet<string>>>;

function findLoss(before: Offers, after: Offers): string | null {
  for (const [kind, names] of Object.entries(before)) {
    const lost = [...names].filter((name) => !after[kind]?.has(name)).length;
    if (lost >= FEW && lost > names.size * LARGE_SHARE) {
      return `${lost} of ${names.size} ${kind} are missing; they go if they stay missing`;
    }
  }
  return null;
}

/**
 * Guards against responses that are valid but incomplete, as from a half-filled database or a wrong filter; visitors
 * would lose the pages or figures of everything missing.
 * @returns a function that throws an `Error` for a response that offers much less than the last accepted one, until
 *   every response in ten minutes has
 */
export function createShrinkGuard(now: () => number) {
  let accepted: Offers = {};
  let since: number | null = null;
  return (offers: Offers): void => {
    const loss = findLoss(accepted, offers);
    since = loss === null ? null : (since ?? now());
    if (since !== null && now() - since < CONFIRM_MS) throw new Error(loss ?? '');
    accepted = offers;
    since = null;
  };
}

/** How often an attack met each outcome: a status, or how a connection ended without one. */
export type Tally = Map<string, number>;

export function count(tally: Tally, ending: string | number): void {
  tally.set(String(ending), (tally.get(String(ending)) ?? 0) + 1);
}

/** Formats it like `200 × 60, 429 × 940`. */
export const formatTally = (tally: Tally): string =>
  [...tally]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([ending, times]) => `${ending} × ${times}`)
    .join(', ');

/** True if the server failed to respond as it should have. */
export const hasServerError = (tally: Tally): boolean =>
  [...tally.keys()].some((ending) => Number(ending) >= 500);

type Block = { type?: unknown };

const getRank = (block: unknown): number | null => {
  const [, rank] = /^heading([1-6])$/.exec(String((block as Block | null)?.type)) ?? [];
  return rank ? Number(rank) : null;
};

/** Drops headings with nothing below them from rich text; `isFollowed` says whether anything follows the text. */
export function dropBareHeadings(blocks: readonly unknown[], isFollowed: boolean): unknown[] {
  const kept: unknown[] = [];
  for (const block of blocks.toReversed()) {
    const rank = getRank(block);
    const [next] = kept;
    const nextRank = getRank(next);
    const isBare =
      rank !== null && (next === undefined ? !isFollowed : nextRank !== null && nextRank <= rank);
    if (!isBare) kept.unshift(block);
  }
  return kept;
}

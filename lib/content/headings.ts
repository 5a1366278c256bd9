type Block = { type?: unknown };

const getRank = (block: unknown): number | null => {
  const [, rank] = /^heading([1-6])$/.exec(String((block as Block | null)?.type)) ?? [];
  return rank ? Number(rank) : null;
};

/** Rich text without the headings that nothing stands under; `isFollowed` when something stands below it all. */
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

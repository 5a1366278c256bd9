/** Versions that pages under way may still be reading. */
const REMEMBERED = 20;
/** How long a version that was left does not come back: servers of the service that lag behind name it for a while. */
const LEFT_MS = 5 * 60_000;

/** Remembers the refs that the site has shown. */
export function createShownVersions(now: () => number) {
  /** When each was left for another one; null for the current one. The one shown last comes last. */
  const leftAt = new Map<string, number | null>();
  let current: string | undefined;

  return {
    /** Notes that the site shows a version now. */
    note(ref: string): void {
      if (current !== undefined && current !== ref) leftAt.set(current, now());
      leftAt.delete(ref);
      leftAt.set(ref, null);
      current = ref;
      for (const [old] of leftAt) if (leftAt.size > REMEMBERED) leftAt.delete(old);
    },

    has: (ref: string): boolean => leftAt.has(ref),

    /** True for a version that was left a short time ago. */
    isLeft(ref: string): boolean {
      const at = leftAt.get(ref) ?? null;
      return at !== null && Math.abs(now() - at) < LEFT_MS;
    },
  };
}

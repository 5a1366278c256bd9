/** For longer than servers lag behind each other, milliseconds. */
export const LAG_MS = 5 * 60_000;

/** Remembers since when lists are empty that were not, so that none is believed to be before it has been for a while. */
export function createEmptiedLists() {
  const since = new Map<string, number>();
  return {
    /** Notes that a list has documents. @param key of its query */
    noteFilled: (key: string): void => void since.delete(key),

    /** Notes that a list is empty; true once it has been for five minutes. */
    isConfirmed(key: string): boolean {
      const first = since.get(key) ?? performance.now();
      since.set(key, first);
      return performance.now() - first >= LAG_MS;
    },
  };
}

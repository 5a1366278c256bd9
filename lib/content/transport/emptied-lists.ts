/** Longer than servers lag behind each other, in milliseconds. */
export const LAG_MS = 5 * 60_000;

/** Tracks how long lists that had documents have been empty, so that an empty list is believed only after a while. */
export function createEmptiedLists() {
  const since = new Map<string, number>();
  return {
    /**
     * Notes that a list has documents.
     * @param key the key of its query
     */
    noteFilled: (key: string): void => void since.delete(key),

    /** Notes that a list is empty; true once it has been empty for five minutes. */
    isConfirmed(key: string): boolean {
      const first = since.get(key) ?? performance.now();
      since.set(key, first);
      return performance.now() - first >= LAG_MS;
    },
  };
}

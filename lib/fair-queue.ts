/** What waits, by owner. Owners take turns, however much each has waiting. */
export class FairQueue<Item> {
  /** Whose turn is next comes first. */
  readonly #items = new Map<string, Set<Item>>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  add(owner: string, item: Item): void {
    const own = this.#items.get(owner) ?? new Set();
    this.#items.set(owner, own.add(item));
    this.#size += 1;
  }

  /** False when it no longer waited. */
  delete(owner: string, item: Item): boolean {
    const own = this.#items.get(owner);
    if (!own?.delete(item)) return false;
    this.#size -= 1;
    if (own.size === 0) this.#items.delete(owner);
    return true;
  }

  /** Takes what waits next. Its owner goes to the end. */
  take(): Item | undefined {
    for (const [owner, own] of this.#items) {
      const [item] = own as Set<Item>;
      this.#items.delete(owner);
      if (own.size > 1) this.#items.set(owner, own);
      own.delete(item as Item);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  count(owner: string): number {
    return this.#items.get(owner)?.size ?? 0;
  }

  /** The newest item of the owner with the most, and how many it has. */
  getLargest(): { item: Item; count: number } | null {
    let largest: Set<Item> | undefined;
    for (const own of this.#items.values()) if (own.size > (largest?.size ?? 0)) largest = own;
    const item = largest && [...largest].at(-1);
    return largest && item !== undefined ? { item, count: largest.size } : null;
  }
}

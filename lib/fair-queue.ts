/** A queue in which owners take turns, however many items each has waiting. */
export class FairQueue<Item> {
  /** The owner whose turn is next comes first. */
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

  /** Returns false if the item was no longer waiting. */
  delete(owner: string, item: Item): boolean {
    const own = this.#items.get(owner);
    if (!own?.delete(item)) return false;
    this.#size -= 1;
    if (own.size === 0) this.#items.delete(owner);
    return true;
  }

  /** Takes the next item and moves its owner to the end. */
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

  /** Returns the newest item of the owner with the most items, and how many there are. */
  getLargest(): { item: Item; count: number } | null {
    let largest: Set<Item> | undefined;
    for (const own of this.#items.values()) if (own.size > (largest?.size ?? 0)) largest = own;
    const item = largest && [...largest].at(-1);
    return largest && item !== undefined ? { item, count: largest.size } : null;
  }
}

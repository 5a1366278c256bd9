/** How long a page that Next did not render, and the customer who requested it, go without a turn. */
const IDLE_MS = 60_000;
const MAX_NAMES = 1000;

type Held = { key: string; customer?: string };

/** A time more than `most` ahead comes from before the clock was set back. */
export const isBefore = (now: number, time: number, most: number) =>
  now < time && time - now <= most;

/** Lists the pages and customers that held a turn without using it, and when they may have one again. */
export class IdleList {
  readonly #names = new Map<string, { until: number; customer?: string }>();

  has(name: string, now: number): boolean {
    return isBefore(now, this.#names.get(name)?.until ?? 0, IDLE_MS);
  }

  add({ key, customer }: Held, now: number): void {
    if (this.#names.size >= MAX_NAMES) this.#names.clear();
    const until = now + IDLE_MS;
    this.#names.set(key, { until, customer });
    if (customer !== undefined) this.#names.set(customer, { until });
  }

  /** Call this when a page turns out to have been slow; its customer is cleared as well. */
  remove(key: string): void {
    const { customer } = this.#names.get(key) ?? {};
    if (customer !== undefined) this.#names.delete(customer);
    this.#names.delete(key);
  }
}

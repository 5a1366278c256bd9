/** Before a page that Next did not render after all, or whoever asked for it, may have another turn. */
const IDLE_MS = 60_000;
const MAX_NAMES = 1000;

type Held = { key: string; customer?: string };

/** A time that lies further ahead than `most` is that of a clock that was set back. */
export const isBefore = (now: number, time: number, most: number) =>
  now < time && time - now <= most;

/** Pages and customers that held the turn for nothing, with the time at which they may have it again. */
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

  /** For a page that was only slow; whoever asked for it is none of these either. */
  remove(key: string): void {
    const { customer } = this.#names.get(key) ?? {};
    if (customer !== undefined) this.#names.delete(customer);
    this.#names.delete(key);
  }
}

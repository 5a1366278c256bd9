/** Between two probes, and without a refusal before the outage is logged as over; in milliseconds. */
export type RefusalTimes = { probeMs: number; calmMs: number };

/**
 * What happens from the first command that Redis refuses until it accepts commands again: one log line at each end,
 * and a regular probe in between. A Redis at its memory limit accepts and refuses by turns, so the last line waits
 * for a calm period.
 */
export class Refusals {
  readonly #times: RefusalTimes;
  readonly #probe: () => Promise<boolean>;
  #isLogged = false;
  #probeTimer: NodeJS.Timeout | undefined;
  #calmTimer: NodeJS.Timeout | undefined;

  /** `probe` gives true when Redis accepted it. */
  constructor(times: RefusalTimes, probe: () => Promise<boolean>) {
    this.#times = times;
    this.#probe = probe;
  }

  add(reason: string) {
    clearTimeout(this.#calmTimer);
    this.#probeTimer ??= this.#schedule();
    if (this.#isLogged) return;
    this.#isLogged = true;
    console.warn(
      `Redis refuses commands (${reason}); this instance works alone until it accepts them.`,
    );
  }

  /** Forgets the outage without a log line, as when the connection itself is lost. */
  clear() {
    clearTimeout(this.#calmTimer);
    clearTimeout(this.#probeTimer);
    this.#probeTimer = undefined;
    this.#isLogged = false;
  }

  #schedule() {
    return setTimeout(() => void this.#ask(), this.#times.probeMs).unref();
  }

  async #ask() {
    // Another refusal, the probe's own included, schedules the next one.
    this.#probeTimer = undefined;
    const isAccepted = await this.#probe();
    if (!isAccepted || this.#probeTimer || !this.#isLogged) return;
    this.#calmTimer = setTimeout(() => this.#end(), this.#times.calmMs).unref();
  }

  #end() {
    this.#isLogged = false;
    console.info('Redis accepts commands again.');
  }
}

/** Time between two probes, and time without a refusal before the outage counts as over; in milliseconds. */
export type RefusalTimes = { probeMs: number; calmMs: number };

/**
 * Handles the time from the first refused command until Redis accepts commands again: one log line at each end, and
 * regular probes in between. A Redis at its memory limit alternates between accepting and refusing, so the last line
 * waits for a calm period.
 */
export class Refusals {
  readonly #times: RefusalTimes;
  readonly #probe: () => Promise<boolean>;
  #isLogged = false;
  #probeTimer: NodeJS.Timeout | undefined;
  #calmTimer: NodeJS.Timeout | undefined;

  /** `probe` resolves to true if Redis accepted it. */
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
    // Another refusal, including the probe's own, schedules the next probe.
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

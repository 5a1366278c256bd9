/**
 * What happens from the first command that Redis refuses until it accepts commands again: one log line at each end,
 * and a regular probe in between. A Redis at its memory limit accepts and refuses by turns, so the last line waits
 * for a calm period.
 */
export class Refusals {
  #user;
  #times;
  #probe;
  #isLogged = false;
  /** @type {NodeJS.Timeout | undefined} */
  #probeTimer;
  /** @type {NodeJS.Timeout | undefined} */
  #calmTimer;

  /**
   * @param {string} user subject of the log lines
   * @param {{ probeMs: number, calmMs: number }} times between two probes, and without a refusal before the outage is
   *   logged as over
   * @param {() => Promise<boolean>} probe true when Redis accepted it
   */
  constructor(user, times, probe) {
    this.#user = user;
    this.#times = times;
    this.#probe = probe;
  }

  /** @param {string} reason */
  add(reason) {
    clearTimeout(this.#calmTimer);
    this.#probeTimer ??= this.#schedule();
    if (this.#isLogged) return;
    this.#isLogged = true;
    console.warn(
      `${this.#user}: Redis refuses commands (${reason}); this instance is on its own until it accepts them.`,
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
    console.info(`${this.#user}: Redis accepts commands again.`);
  }
}

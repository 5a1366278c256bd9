import { LinkState } from './link-state.mjs';
import { connectClient, toReason } from './redis-client.mjs';
import { Refusals } from './refusals.mjs';
import { TimeoutError, withTimeout } from './timeout.mjs';

/** @typedef {import('./redis-client.mjs').RedisClient} RedisClient */

const COMMAND_TIMEOUT_MS = 500;
const TIMES = { probeMs: 1000, calmMs: 30_000 };
/** Writing nothing to a missing key is refused like any other write, and creates no key. */
const PROBE_KEY = 'pages:probe';

/** A connection that never throws: a command gives null while Redis is away, slow or refuses it. */
export class RedisLink {
  /** @type {RedisClient | undefined} */
  #client;
  #state = new LinkState();
  #connected;
  #user;
  #refusals;

  /**
   * @param {() => Promise<RedisClient>} open
   * @param {string} [user] subject of the log lines
   * @param {typeof TIMES} [times] see `Refusals`
   */
  constructor(open, user = 'Page cache', times = TIMES) {
    this.#user = user;
    this.#refusals = new Refusals(user, times, () => this.#probe());
    this.#connected = this.#connect(open).catch((error) => this.#leave(error));
  }

  /** Whether Redis takes commands, and since when. */
  get status() {
    return this.#state.status;
  }

  /**
   * Calls back whenever Redis starts to take commands: at first, and after each outage or refusal.
   * @param {() => void} listener
   */
  onUp(listener) {
    this.#state.onUp(listener);
  }

  /**
   * @template T
   * @param {(client: RedisClient) => Promise<T>} command
   * @returns {Promise<T | null>}
   */
  async run(command) {
    if (this.#state.current === 'connecting') await this.#connected;
    if (!this.#client || !this.#state.isReachable) return null;
    try {
      return await withTimeout(command(this.#client), COMMAND_TIMEOUT_MS);
    } catch (error) {
      if (this.#client.isReady && !(error instanceof TimeoutError)) this.#refuse(error);
      else this.#leave(error);
      return null;
    }
  }

  /**
   * Like `run`, but sends nothing while Redis refuses commands: a page is too much to send for an error.
   * @template T
   * @param {(client: RedisClient) => Promise<T>} command
   * @returns {Promise<T | null>}
   */
  async write(command) {
    return this.#state.current === 'refusing' ? null : this.run(command);
  }

  close() {
    this.#state.enter('down');
    this.#refusals.clear();
    this.#client?.destroy();
  }

  /** @param {() => Promise<RedisClient>} open */
  async #connect(open) {
    this.#client = await open();
    const onError = (/** @type {unknown} */ error) => this.#leave(error);
    await connectClient(this.#client, { onReady: () => this.#arrive(), onError });
  }

  #arrive() {
    if (this.#state.isReachable) return;
    if (this.#state.current === 'down') console.info(`${this.#user}: Redis answers again.`);
    this.#state.enter('up');
  }

  /** @param {unknown} error */
  #leave(error) {
    if (this.#state.current === 'down') return;
    this.#state.enter('down');
    this.#refusals.clear();
    console.warn(
      `${this.#user}: Redis is away (${toReason(error)}), so this instance is on its own.`,
    );
    // A client that is still connected is slow: replies come in order, so this one says that it has caught up.
    if (this.#client?.isReady) {
      const caughtUp = this.#client.ping().then(() => this.#arrive());
      caughtUp.catch(() => undefined);
    }
  }

  /** @param {unknown} error */
  #refuse(error) {
    if (!this.#state.isReachable) return;
    if (this.#state.current === 'up') this.#state.enter('refusing');
    this.#refusals.add(toReason(error));
  }

  async #probe() {
    const reply = await this.run((client) => client.setRange(PROBE_KEY, 0, ''));
    if (reply === null || this.#state.current !== 'refusing') return false;
    this.#state.enter('up');
    return true;
  }
}

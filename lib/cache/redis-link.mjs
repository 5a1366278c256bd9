import { CONNECT_TIMEOUT_MS } from './redis-client.mjs';

/** @typedef {import('./redis-client.mjs').RedisClient} RedisClient */

const COMMAND_TIMEOUT_MS = 500;

class TimeoutError extends Error {}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {number} ms
 * @returns {Promise<T>}
 */
async function withTimeout(promise, ms) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new TimeoutError(`no answer in ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([promise, /** @type {Promise<never>} */ (late)]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param {unknown} error */
function toReason(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return message || code;
}

/** A connection that never throws: a command gives null while Redis is away, slow or unwilling. */
export class RedisLink {
  /** @type {RedisClient | undefined} */
  #client;
  /** @type {'connecting' | 'up' | 'down'} */
  #state = 'connecting';
  /** @type {Promise<void>} */
  #connected;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  #lastComplaint = '';
  #user;

  /**
   * @param {() => Promise<RedisClient>} open
   * @param {string} [user] what log lines say it is for
   */
  constructor(open, user = 'Page cache') {
    this.#user = user;
    this.#connected = this.#connect(open).catch((error) => this.#leave(error));
  }

  /**
   * Calls back whenever Redis begins to answer, at first and after each outage.
   * @param {() => void} listener
   */
  onUp(listener) {
    this.#listeners.add(listener);
  }

  /**
   * @template T
   * @param {(client: RedisClient) => Promise<T>} command
   * @returns {Promise<T | null>}
   */
  async run(command) {
    if (this.#state === 'connecting') await this.#connected;
    if (!this.#client || this.#state !== 'up') return null;
    try {
      return await withTimeout(command(this.#client), COMMAND_TIMEOUT_MS);
    } catch (error) {
      const isRefusal = this.#client.isReady && !(error instanceof TimeoutError);
      if (isRefusal) this.#complain(error);
      else this.#leave(error);
      return null;
    }
  }

  close() {
    this.#state = 'down';
    this.#client?.destroy();
  }

  /** @param {() => Promise<RedisClient>} open */
  async #connect(open) {
    const client = await open();
    this.#client = client;
    const answered = new Promise((resolve, reject) => {
      client.on('ready', () => {
        this.#arrive();
        resolve(undefined);
      });
      client.on('error', (error) => {
        this.#leave(error);
        reject(error);
      });
      // The client goes on trying after a failure, and tells of each by the event.
      client.connect().catch(() => undefined);
    });
    await withTimeout(answered, CONNECT_TIMEOUT_MS);
  }

  #arrive() {
    if (this.#state === 'up') return;
    if (this.#state === 'down') console.info(`${this.#user}: Redis answers again.`);
    this.#state = 'up';
    for (const listener of this.#listeners) listener();
  }

  /** @param {unknown} error */
  #leave(error) {
    if (this.#state === 'down') return;
    this.#state = 'down';
    console.warn(
      `${this.#user}: Redis is away (${toReason(error)}), so this instance is on its own.`,
    );
    // Still connected, so it is slow: replies come in order, and this one tells that it caught up.
    if (this.#client?.isReady) {
      this.#client.ping().then(
        () => this.#arrive(),
        () => undefined,
      );
    }
  }

  /** @param {unknown} error */
  #complain(error) {
    const reason = String(toReason(error));
    if (reason === this.#lastComplaint) return;
    this.#lastComplaint = reason;
    console.warn(`${this.#user}: Redis refused a command (${reason}).`);
  }
}

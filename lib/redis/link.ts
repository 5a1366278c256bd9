import { getErrorLine } from '@/lib/errors';
import { connectClient, type RedisClient } from './client';
import { LinkState } from './link-state';
import { Refusals, type RefusalTimes } from './refusals';
import { TimeoutError, withTimeout } from './timeout';

const COMMAND_TIMEOUT_MS = 500;
const TIMES: RefusalTimes = { probeMs: 1000, calmMs: 30_000 };
/** Appending nothing to a missing key is refused like any other write, and creates no key. */
const PROBE_KEY = 'site:probe';

/** A connection to Redis that never throws: a command returns null while Redis is down, slow or refuses it. */
export class RedisLink {
  #client: RedisClient | undefined;
  readonly #state = new LinkState();
  readonly #connected: Promise<void>;
  readonly #refusals: Refusals;
  readonly #probeMs: number;
  #catchUpTimer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(open: () => Promise<RedisClient>, times = TIMES) {
    this.#probeMs = times.probeMs;
    this.#refusals = new Refusals(times, () => this.#probe());
    this.#connected = this.#connect(open).catch((error: unknown) => this.#leave(error));
  }

  /** Whether Redis accepts commands, and since when. */
  get status() {
    return this.#state.status;
  }

  /** Calls back whenever Redis begins to accept commands: initially, and after each outage or refusal. */
  onUp(listener: () => void) {
    this.#state.onUp(listener);
  }

  async run<T>(command: (client: RedisClient) => Promise<T>): Promise<T | null> {
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

  /** Like `run`, but sends nothing while Redis refuses commands: a page is too large to send just for an error. */
  async write<T>(command: (client: RedisClient) => Promise<T>): Promise<T | null> {
    return this.#state.current === 'refusing' ? null : this.run(command);
  }

  close() {
    this.#isClosed = true;
    this.#state.enter('down');
    this.#refusals.clear();
    clearTimeout(this.#catchUpTimer);
    this.#client?.destroy();
  }

  async #connect(open: () => Promise<RedisClient>) {
    this.#client = await open();
    await connectClient(this.#client, {
      onReady: () => this.#arrive(),
      onError: (error) => this.#leave(error),
    });
  }

  #arrive() {
    if (this.#state.isReachable) return;
    if (this.#state.current === 'down') console.info('Redis responds again.');
    this.#state.enter('up');
  }

  #leave(error: unknown) {
    if (this.#state.current === 'down') return;
    this.#state.enter('down');
    this.#refusals.clear();
    console.warn(`Redis is down (${getErrorLine(error)}), so this instance works alone.`);
    this.#catchUp();
  }

  /**
   * Probes until Redis responds. A client that is still connected is slow: replies are ordered, so this one shows that
   * it has caught up. A disconnected client announces its return, or is probed then.
   */
  #catchUp() {
    clearTimeout(this.#catchUpTimer);
    if (this.#isClosed || this.#state.current !== 'down') return;
    const later = () => {
      this.#catchUpTimer = setTimeout(() => this.#catchUp(), this.#probeMs).unref();
    };
    if (!this.#client?.isReady) return later();
    this.#client.ping().then(() => this.#arrive(), later);
  }

  #refuse(error: unknown) {
    if (!this.#state.isReachable) return;
    if (this.#state.current === 'up') this.#state.enter('refusing');
    this.#refusals.add(getErrorLine(error));
  }

  async #probe(): Promise<boolean> {
    const reply = await this.run((client) => client.setRange(PROBE_KEY, 0, ''));
    if (reply === null || this.#state.current !== 'refusing') return false;
    this.#state.enter('up');
    return true;
  }
}

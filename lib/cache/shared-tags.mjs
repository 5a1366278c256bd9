import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** @typedef {Pick<import('./redis-link.mjs').RedisLink, 'run' | 'onUp'>} Link */
/** @typedef {{ expire?: number } | undefined} Durations */

// Of all builds and for ever: a build or an entry older than a tag's time must not come back.
const STALE_KEY = 'pages:tags:stale';
const EXPIRED_KEY = 'pages:tags:expired';

/** @param {Buffer | string | null | undefined} text */
const toTime = (text) => (text === null || text === undefined ? undefined : Number(text));

/** The times at which tags were invalidated, kept in Redis and copied to where Next looks them up. */
export class SharedTags {
  #link;
  /** Those that Redis missed while it was away. @type {Map<string, Durations>} */
  #unsent = new Map();

  /** @param {Link} link */
  constructor(link) {
    this.#link = link;
    link.onUp(() => this.#resend());
  }

  /**
   * Learns what other instances did to some tags.
   * @param {string[]} tags
   */
  async read(tags) {
    const names = tags.filter((tag) => !this.#unsent.has(tag));
    if (names.length === 0) return;
    const times = await this.#link.run((client) =>
      Promise.all([client.hmGet(STALE_KEY, names), client.hmGet(EXPIRED_KEY, names)]),
    );
    names.forEach((tag, index) => {
      const stale = toTime(times?.[0][index]);
      const expired = toTime(times?.[1][index]);
      if (stale === undefined && expired === undefined) return;
      const known = tagsManifest.get(tag);
      tagsManifest.set(tag, {
        stale: stale ?? known?.stale,
        expired: expired ?? known?.expired,
      });
    });
  }

  /**
   * Tells other instances, now or as soon as Redis answers.
   * @param {string[]} tags
   * @param {Durations} durations
   */
  async write(tags, durations) {
    for (const tag of tags) this.#unsent.set(tag, durations);
    await this.#send(tags, durations);
  }

  /**
   * @param {string[]} tags
   * @param {Durations} durations
   */
  async #send(tags, durations) {
    const now = Date.now();
    const expired = durations
      ? durations.expire !== undefined && now + durations.expire * 1000
      : now;
    /** @param {number} time */
    const toFields = (time) => new Map(tags.map((tag) => [tag, String(time)]));
    const reply = await this.#link.run((client) =>
      Promise.all([
        durations && client.hSet(STALE_KEY, toFields(now)),
        expired !== false && client.hSet(EXPIRED_KEY, toFields(expired)),
      ]),
    );
    if (reply) for (const tag of tags) this.#unsent.delete(tag);
  }

  // Their times are those of the return: rather some pages too many rendered anew than one too few.
  async #resend() {
    for (const [tag, durations] of this.#unsent) await this.#send([tag], durations);
  }
}

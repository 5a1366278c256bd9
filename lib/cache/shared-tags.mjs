import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';

/** @typedef {Pick<import('./redis-link.mjs').RedisLink, 'run' | 'write' | 'onUp'>} Link */
/** @typedef {{ expire?: number } | undefined} Durations `expire` in seconds; none means at once */

// Of all builds and for ever: a build or an entry older than a tag's time must not come back.
const STALE_KEY = 'pages:tags:stale';
const EXPIRED_KEY = 'pages:tags:expired';

/** @param {Buffer | string | null | undefined} text */
const toTime = (text) => (text === null || text === undefined ? undefined : Number(text));

/**
 * The stricter of two invalidations, of which only one is sent.
 * @param {Durations} one
 * @param {Durations} other
 * @returns {Durations}
 */
function toStricter(one, other) {
  if (!one || !other) return undefined;
  return (one.expire ?? Infinity) < (other.expire ?? Infinity) ? one : other;
}

/** The times at which tags were invalidated, kept in Redis and copied to where Next looks them up. */
export class SharedTags {
  #link;
  /** Tags that Redis has yet to accept. @type {Map<string, { durations: Durations }>} */
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
   * Tells other instances, now or as soon as Redis accepts it.
   * @param {string[]} tags
   * @param {Durations} durations
   */
  async write(tags, durations) {
    for (const tag of tags) {
      const unsent = this.#unsent.get(tag);
      const stricter = unsent ? toStricter(unsent.durations, durations) : durations;
      this.#unsent.set(tag, { durations: stricter });
    }
    await Promise.all(tags.map((tag) => this.#send(tag)));
  }

  /** @param {string} tag */
  async #send(tag) {
    const record = this.#unsent.get(tag);
    if (!record) return;
    const { durations } = record;
    const now = Date.now();
    const expired = durations
      ? durations.expire !== undefined && now + durations.expire * 1000
      : now;
    const reply = await this.#link.write((client) =>
      Promise.all([
        durations && client.hSet(STALE_KEY, tag, String(now)),
        expired !== false && client.hSet(EXPIRED_KEY, tag, String(expired)),
      ]),
    );
    // A newer record of the tag may have been refused while this one was under way.
    if (reply && this.#unsent.get(tag) === record) this.#unsent.delete(tag);
  }

  // With the time of sending: rather a few pages too many rendered again than one too few.
  async #resend() {
    for (const tag of [...this.#unsent.keys()]) await this.#send(tag);
  }
}

import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { RedisLink } from '@/lib/redis/link';
import { isAhead } from './staleness';

type Link = Pick<RedisLink, 'run' | 'write' | 'onUp'>;
/** `expire` in seconds; without one a tag expires immediately. */
type Durations = { expire?: number } | undefined;

// For all builds and for good: a build or an entry older than a tag's time must not come back.
const STALE_KEY = 'pages:tags:stale';
const EXPIRED_KEY = 'pages:tags:expired';

const toTime = (text: unknown) =>
  text === null || text === undefined ? undefined : Number(text as Buffer | string);

/** The times of so many tags; none where the reply is not a list of that length. */
const toTimes = (reply: unknown, count: number) =>
  Array.isArray(reply) && reply.length === count ? reply.map(toTime) : [];

/** The stricter of two invalidations, of which only one is sent. */
function toStricter(one: Durations, other: Durations): Durations {
  if (!one || !other) return undefined;
  return (one.expire ?? Infinity) < (other.expire ?? Infinity) ? one : other;
}

/** The times at which tags were invalidated, kept in Redis and copied to where Next looks them up. */
export class SharedTags {
  readonly #link: Link;
  /** Tags that Redis has not accepted yet. */
  readonly #unsent = new Map<string, { durations: Durations }>();

  constructor(link: Link) {
    this.#link = link;
    link.onUp(() => this.#resend());
  }

  /** Reads what other instances did to some tags. */
  async read(tags: string[]): Promise<void> {
    const names = tags.filter((tag) => !this.#unsent.has(tag));
    if (names.length === 0) return;
    const replies = await this.#link.run((client) =>
      Promise.all([client.hmGet(STALE_KEY, names), client.hmGet(EXPIRED_KEY, names)]),
    );
    const [staleTimes, expiredTimes] = [0, 1].map((at) => toTimes(replies?.[at], names.length));
    names.forEach((tag, index) => {
      const stale = this.#mend(tag, staleTimes?.[index]);
      const expired = expiredTimes?.[index];
      if (stale === undefined && expired === undefined) return;
      const known = tagsManifest.get(tag);
      tagsManifest.set(tag, {
        stale: stale ?? known?.stale,
        expired: expired ?? known?.expired,
      });
    });
  }

  /** Tells other instances, now or as soon as Redis accepts it. */
  async write(tags: string[], durations: Durations): Promise<void> {
    for (const tag of tags) {
      const unsent = this.#unsent.get(tag);
      const stricter = unsent ? toStricter(unsent.durations, durations) : durations;
      this.#unsent.set(tag, { durations: stricter });
    }
    await Promise.all(tags.map((tag) => this.#send(tag)));
  }

  /** The mark of a clock that ran ahead is set back to now, for all instances. */
  #mend(tag: string, stale: number | undefined): number | undefined {
    if (!isAhead(stale)) return stale;
    const now = Date.now();
    void this.#link.write((client) => client.hSet(STALE_KEY, tag, String(now)));
    return now;
  }

  async #send(tag: string): Promise<void> {
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

  // Uses the time of sending: rendering a page twice costs less than serving an old one.
  async #resend(): Promise<void> {
    for (const tag of [...this.#unsent.keys()]) await this.#send(tag);
  }
}

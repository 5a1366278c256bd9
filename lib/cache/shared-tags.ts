import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import type { RedisLink } from '@/lib/redis/link';
import { isAhead } from './staleness';

type Link = Pick<RedisLink, 'run' | 'write' | 'onUp'>;
/** `expire` is in seconds; without it, a tag expires immediately. */
type Durations = { expire?: number } | undefined;

// Shared by all builds and never deleted: a build or an entry older than its tag's time must not come back.
const STALE_KEY = 'pages:tags:stale';
const EXPIRED_KEY = 'pages:tags:expired';

const toTime = (text: unknown) =>
  text === null || text === undefined ? undefined : Number(text as Buffer | string);

/** Parses the times of `count` tags; returns none if the reply is not a list of that length. */
const toTimes = (reply: unknown, count: number) =>
  Array.isArray(reply) && reply.length === count ? reply.map(toTime) : [];

/** Returns the stricter of two invalidations, because only one is sent. */
function toStricter(one: Durations, other: Durations): Durations {
  if (!one || !other) return undefined;
  return (one.expire ?? Infinity) < (other.expire ?? Infinity) ? one : other;
}

/** Records when tags were invalidated, in Redis, and copies those times to where Next looks them up. */
export class SharedTags {
  readonly #link: Link;
  /** Tags that Redis has not yet accepted. */
  readonly #unsent = new Map<string, { durations: Durations }>();

  constructor(link: Link) {
    this.#link = link;
    link.onUp(() => this.#resend());
  }

  /** Reads other instances' invalidations of some tags. */
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

  /** Resets a mark from a clock that ran ahead to now, for all instances. */
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
    // A newer record of this tag may have failed while this one was in flight.
    if (reply && this.#unsent.get(tag) === record) this.#unsent.delete(tag);
  }

  // Uses the time of sending: rendering a page twice is cheaper than serving an old one.
  async #resend(): Promise<void> {
    for (const tag of [...this.#unsent.keys()]) await this.#send(tag);
  }
}

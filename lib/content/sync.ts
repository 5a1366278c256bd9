import type { Transport } from './transport';

/** After a webhook the service may go on naming the version before for a moment. */
const SETTLING_MS = 10_000;
const SETTLING_CHECK_MS = 1000;
/** While something is amiss, how many times as often as usual the service is asked. */
const HASTE = 6;

type Options = {
  transport: Pick<Transport, 'check' | 'getVersion' | 'isContested' | 'outage'>;
  /** How often the service is asked for its version when all is well. */
  checkMs: number;
  /** The version that the stored pages were made from, as far as this instance or another one knows. */
  readAnnounced: () => Promise<string | null>;
  writeAnnounced: (ref: string) => Promise<void>;
  now?: () => number;
};

/** Keeps the stored pages in step with the content: after a webhook, and by comparing versions from time to time. */
export function createContentSync(options: Options) {
  const { transport, checkMs, readAnnounced, writeAnnounced, now = Date.now } = options;
  const { outage } = transport;
  let announced: string | null = null;
  /** True after a webhook during which the service did not answer. */
  let isPending = false;
  let settlingUntil = 0;
  let newest: string | null = null;
  /** After a new version: a server that lags behind may have named it, or names the one before it. */
  let isNewUntil = 0;

  /** The current version's ref; also notes when it has changed. */
  async function readRef(): Promise<string> {
    const { ref } = await transport.getVersion();
    if (newest !== null && newest !== ref) isNewUntil = now() + checkMs;
    return (newest = ref);
  }

  return {
    /** After a webhook: true when the pages are to be made again, false when that has to wait for the service. */
    async refresh(): Promise<boolean> {
      const before = await transport.getVersion().catch(() => null);
      isPending = !before || !(await transport.check());
      const isSame = !isPending && (await transport.getVersion()).ref === before?.ref;
      settlingUntil = isSame ? now() + SETTLING_MS : 0;
      return !isPending;
    },

    /** True when the pages are to be made again, though no webhook said so. */
    async hasChanged(): Promise<boolean> {
      if (!(await transport.check())) return false;
      if (isPending || outage.old.hasServed) return true;
      const ref = await readRef();
      announced = announced === ref ? ref : await readAnnounced();
      if (announced === ref) return false;
      settlingUntil = 0;
      return true;
    },

    /** To be called when the pages were marked. */
    async announce(): Promise<void> {
      const ref = await readRef();
      announced = ref;
      isPending = false;
      outage.old.forget();
      await writeAnnounced(ref);
    },

    /** How long to wait before the next comparison; instances differ, so that they do not ask all at once. */
    getDelay(): number {
      // While answers are missing, each check would mark all pages.
      const isNew = now() < isNewUntil && !outage.old.hasServed;
      const isUnsure = isPending || transport.isContested() || isNew;
      const isAmiss = isUnsure || outage.reason !== null || outage.old.isLate;
      const calm = (isAmiss ? checkMs / HASTE : checkMs) * (0.9 + Math.random() * 0.2);
      return now() < settlingUntil ? Math.min(calm, SETTLING_CHECK_MS) : calm;
    },
  };
}

export type ContentSync = ReturnType<typeof createContentSync>;

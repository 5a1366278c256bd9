import type { Transport } from './transport';

/** After a webhook, the service may briefly go on naming the previous version. */
const SETTLING_MS = 10_000;
const SETTLING_CHECK_MS = 1000;
/** How many times more often the service is asked while something is wrong. */
const HASTE = 6;

type Options = {
  transport: Pick<Transport, 'check' | 'getVersion' | 'isContested' | 'outage'>;
  /** How often the service is asked for its version when all is well. */
  checkMs: number;
  /** The version that the stored pages were made from, as far as any instance knows. */
  readAnnounced: () => Promise<string | null>;
  writeAnnounced: (ref: string) => Promise<void>;
  now?: () => number;
};

/** Keeps stored pages in step with the content: after a webhook, and by comparing versions periodically. */
export function createContentSync(options: Options) {
  const { transport, checkMs, readAnnounced, writeAnnounced, now = Date.now } = options;
  const { outage } = transport;
  let announced: string | null = null;
  /** True after a webhook during which the service did not respond. */
  let isPending = false;
  let settlingUntil = 0;
  let newest: string | null = null;
  /**
   * Set after a new version: it may come from a server that lags behind, or such a server may name the previous one
   * next.
   */
  let isNewUntil = 0;

  /** Returns the current version's ref and notes changes of it. */
  async function readRef(): Promise<string> {
    const { ref } = await transport.getVersion();
    if (newest !== null && newest !== ref) isNewUntil = now() + checkMs;
    return (newest = ref);
  }

  return {
    /** Handles a webhook. Returns true if pages must be rendered again, false if that has to wait for the service. */
    async refresh(): Promise<boolean> {
      const before = await transport.getVersion().catch(() => null);
      isPending = !before || !(await transport.check());
      const isSame = !isPending && (await transport.getVersion()).ref === before?.ref;
      settlingUntil = isSame ? now() + SETTLING_MS : 0;
      return !isPending;
    },

    /** Returns true if pages must be rendered again although no webhook came. */
    async hasChanged(): Promise<boolean> {
      if (!(await transport.check())) return false;
      if (isPending || outage.old.hasServed) return true;
      const ref = await readRef();
      announced = announced === ref ? ref : await readAnnounced();
      if (announced === ref) return false;
      settlingUntil = 0;
      return true;
    },

    /** Call this once pages have been marked. */
    async announce(): Promise<void> {
      const ref = await readRef();
      announced = ref;
      isPending = false;
      outage.old.forget();
      await writeAnnounced(ref);
    },

    /** How long to wait before the next comparison. Instances differ, so that they do not all ask at once. */
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

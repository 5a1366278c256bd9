/** What was loaded; something incomplete is loaded again soon. */
type Loaded<T> = { facts: T; isComplete: boolean };

type Options<T> = {
  load: () => Promise<Loaded<T>>;
  /** How long complete facts count as fresh. */
  getFreshMs: () => number;
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** Before incomplete facts are loaded again, or a load that failed is tried again. */
const RETRY_MS = 1000;
/** How long a source may go on answering what it answered before a change. */
const SETTLING_MS = 10_000;

/** Keeps facts in memory and loads them anew, once for all who ask. */
export function createKeptFacts<T>({ load, getFreshMs, now = Date.now }: Options<T>) {
  let memory: Loaded<T> | undefined;
  let triedAt = 0;
  let expiredAt = Number.NEGATIVE_INFINITY;
  let pending: Promise<T> | null = null;
  /** How many changes a source has had, and of how many the load under way can know. */
  let changes = 0;
  let pendingChanges = 0;

  function isFresh(): boolean {
    if (!memory) return false;
    const age = now() - triedAt;
    const limit = memory.isComplete ? getFreshMs() : Math.min(getFreshMs(), RETRY_MS);
    // A clock that was set back says nothing about the age.
    return age >= 0 && age < limit;
  }

  async function refresh(): Promise<T> {
    pendingChanges = changes;
    try {
      const isSettled = now() - expiredAt >= SETTLING_MS;
      const loaded = await load();
      memory = { ...loaded, isComplete: loaded.isComplete && isSettled };
    } catch (error) {
      if (!memory) throw error;
      memory = { ...memory, isComplete: false };
    } finally {
      // A change during the load may be missing from it.
      triedAt = pendingChanges === changes ? now() : Number.NEGATIVE_INFINITY;
      pending = null;
    }
    return memory.facts;
  }

  return {
    /** The last facts, while newer ones load behind them; only the first to ask wait. @throws when there are none. */
    async get(): Promise<T> {
      if (memory && (pending || isFresh())) return memory.facts;
      pending ??= refresh();
      if (!memory) return pending;
      // A refresh throws only while there is nothing in memory.
      return memory.facts;
    },

    /** Says that something has changed at a source. */
    expire(): void {
      triedAt = Number.NEGATIVE_INFINITY;
      expiredAt = now();
      changes += 1;
    },

    /** The facts once a load that is under way, and knows of the latest change, has ended. */
    async settle(): Promise<T> {
      if (pending && pendingChanges !== changes) {
        await pending;
        void this.get();
      }
      return pending ?? this.get();
    },
  };
}

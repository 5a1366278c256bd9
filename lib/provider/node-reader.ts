import type { ProviderClient } from './client';
import type { KeptNodes } from './kept-nodes';
import { limitEntries } from './limit-entries';
import { OUT_OF_USE, createLossCheck, toOffers } from './loss-check';
import type { ChainEntry } from './schema';

type Options = {
  client: ProviderClient;
  /** Keeps lists across restarts; null to keep none. */
  kept: KeptNodes | null;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (line: string) => void;
};

export function createNodeReader({ client, kept, now, log }: Options) {
  const checkLoss = createLossCheck(now, { isAllMissed: (kind) => kind === OUT_OF_USE });
  let lastLeftOut = 0;
  let before: ReturnType<KeptNodes['read']> | undefined;

  async function readBefore() {
    const list = (await kept?.read()) ?? null;
    if (list) checkLoss(toOffers(list.entries));
    return list;
  }

  /** The last good list of the processes before this one. Never rejects. */
  const getBefore = () => (before ??= readBefore());

  return {
    getBefore,

    /** Reads the list as far as the site takes it. @throws what the client and the loss check do */
    async read(): Promise<ChainEntry[]> {
      const [{ entries: all }] = await Promise.all([client.readNodes(), getBefore()]);
      const { entries, leftOut } = limitEntries(all);
      // Once, not with each refresh.
      if (leftOut > 0 && leftOut !== lastLeftOut) {
        log(`The provider lists too many chains; left out: ${leftOut}`);
      }
      lastLeftOut = leftOut;
      checkLoss(toOffers(entries));
      void kept?.keep(entries, now());
      return entries;
    },
  };
}

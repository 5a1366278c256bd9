import type { ProviderClient } from './client';
import type { KeptData } from './kept';
import { limitEntries } from './limit-entries';
import { OUT_OF_USE, createLossCheck, toOffers } from './loss-check';
import { createReader } from './reader';
import type { ChainEntry } from './schema';

type Options = {
  client: ProviderClient;
  /** Keeps lists across restarts. */
  kept: KeptData['nodes'] | undefined;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (line: string) => void;
};

/** Reads the list within the site's limits. Throws what the client and the loss check throw. */
export function createNodeReader({ client, kept, now, log }: Options) {
  const checkLoss = createLossCheck(now, { isAllMissed: (kind) => kind === OUT_OF_USE });
  let lastLeftOut = 0;

  async function read() {
    const { entries, leftOut } = limitEntries((await client.readNodes()).entries);
    // Logged once, not with each refresh.
    if (leftOut > 0 && leftOut !== lastLeftOut) {
      log(`The provider lists too many chains; left out: ${leftOut}`);
    }
    lastLeftOut = leftOut;
    return entries;
  }

  return createReader<readonly ChainEntry[]>({
    read,
    check: (entries) => checkLoss(toOffers(entries)),
    ...{ kept, now },
  });
}

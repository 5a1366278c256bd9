import type { ProviderClient } from './client';
import { limitEntries } from './limit-entries';
import { createLossCheck } from './loss-check';
import type { ChainEntry } from './schema';

type Options = {
  client: ProviderClient;
  /** Milliseconds since 1970. */
  now: () => number;
  log: (line: string) => void;
};

/** Makes a function that reads the node list as far as the site takes it; it throws what the client and the loss check do. */
export function createNodeReader({ client, now, log }: Options) {
  const checkLoss = createLossCheck(now);
  let lastLeftOut = 0;
  return async (): Promise<ChainEntry[]> => {
    const { entries, leftOut } = limitEntries((await client.readNodes()).entries);
    // Once, not with each refresh.
    if (leftOut > 0 && leftOut !== lastLeftOut) {
      log(`The provider lists too many chains; left out: ${leftOut}`);
    }
    lastLeftOut = leftOut;
    checkLoss(entries);
    return entries;
  };
}

import { families, storedDetails } from './stored-details';
import type { ChainDetails, Confidence, NodeTraits, StoredDetails } from './details-types';

/** Drops the confidence of a fact, and the fact itself if it is not certain enough. */
function toSure<T extends { confidence: Confidence }>(
  fact: T | null,
): Omit<T, 'confidence'> | null {
  if (fact === null) return null;
  const { confidence, ...rest } = fact;
  return confidence === 'low' ? null : rest;
}

function toNodeTraits({ note, ...node }: StoredDetails['node']): NodeTraits {
  const sure = toSure(node);
  const notes = [...node.families.map((family) => families[family]), note];
  return {
    families: node.families,
    archive: sure?.archive ?? null,
    traces: sure?.traces ?? null,
    notes: notes.filter((text) => typeof text === 'string'),
    sources: node.sources,
  };
}

function toDetails(chain: StoredDetails): ChainDetails {
  const { about, clients, docsUrl, blockTime, walletNote } = chain;
  const { text, note, source } = blockTime;
  return Object.freeze({
    about,
    clients,
    docsUrl,
    blockTime: { text, note, source },
    finality: toSure(chain.finality),
    node: toNodeTraits(chain.node),
    walletNote,
  });
}

const detailsByKey = new Map(
  Object.entries(storedDetails).map(([key, chain]) => [key, toDetails(chain)]),
);

/** Keys of the chains that have details. */
export const DETAILED_KEYS: readonly string[] = [...detailsByKey.keys()];

/** Returns a chain's details by key, such as `eth`; former keys are not resolved. */
export function getChainDetails(key: string): ChainDetails | undefined {
  return detailsByKey.get(key);
}

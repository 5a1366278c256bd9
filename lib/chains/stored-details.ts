import stored from './details.json';
import type { StoredDetails } from './details-types';

const { families: texts, chains } = stored as unknown as {
  families: Record<string, string>;
  chains: Record<string, StoredDetails>;
};

/** What applies to every chain of a family of methods. */
export const families = texts;
/** The details of each chain, by its key, as the file has them. */
export const storedDetails = chains;

import stored from './details.json';
import type { StoredDetails } from './details-types';

const { families: texts, chains } = stored as unknown as {
  families: Record<string, string>;
  chains: Record<string, StoredDetails>;
};

/** What applies to every chain of a method family. */
export const families = texts;
/** Each chain's details by key, as stored in the file. */
export const storedDetails = chains;

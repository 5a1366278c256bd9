import { createHash } from 'node:crypto';
import type { StoredDocument } from './types';

/** All documents visible at one ref, ordered by id. */
export type ContentSet = {
  documents: readonly StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
  byGroup: ReadonlyMap<string, readonly StoredDocument[]>;
};

const hashes = new WeakMap<ContentSet, string>();

/** Indexes documents; a later one replaces an earlier one of the same id. */
export function createContentSet(documents: Iterable<StoredDocument>): ContentSet {
  const byId = new Map([...documents].map((document) => [document.id, document]));
  const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const byGroup = new Map<string, StoredDocument[]>();
  for (const document of sorted) {
    const group = byGroup.get(document.group);
    if (group) group.push(document);
    else byGroup.set(document.group, [document]);
  }
  return { documents: sorted, byId, byGroup };
}

/** Returns a set in which `changes` replace documents with the same id, or are added. */
export function withChanges(set: ContentSet, changes: readonly StoredDocument[]): ContentSet {
  return createContentSet([...set.documents, ...changes]);
}

/** Hashes the content; the order of the documents does not matter. */
export function getContentHash(set: ContentSet): string {
  const known = hashes.get(set);
  if (known) return known;
  const digest = createHash('sha256').update(JSON.stringify(set.documents)).digest('hex');
  const hash = digest.slice(0, 16);
  hashes.set(set, hash);
  return hash;
}

import { createHash } from 'node:crypto';
import type { Ref } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import { toPreviewExpired, toRefNotFound } from './errors';
import type { EmbeddedRepositoryConfig, StoredDocument } from './types';

/** All documents visible at one ref, ordered by id. */
export type ContentSet = {
  documents: readonly StoredDocument[];
  byId: ReadonlyMap<string, StoredDocument>;
  byGroup: ReadonlyMap<string, readonly StoredDocument[]>;
};

// Accepts any ref of this form: clients keep a ref for seconds after the content has changed.
const MASTER_REF = /^master-[0-9a-f]{16}$/;
const RELEASE_REF = /^(.+)~master-[0-9a-f]{16}$/;
const masterRefs = new WeakMap<ContentSet, string>();

/** Indexes documents; a later one replaces an earlier one of the same id. */
export function createContentSet(documents: Iterable<StoredDocument>): ContentSet {
  const byId = new Map([...documents].map((document) => [document.id, document]));
  const sorted = [...byId.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
  const byGroup = new Map<string, StoredDocument[]>();
  for (const document of sorted) {
    byGroup.set(document.group, [...(byGroup.get(document.group) ?? []), document]);
  }
  return { documents: sorted, byId, byGroup };
}

/** Returns a ref that depends on the content alone. */
function toMasterRef(set: ContentSet): string {
  const known = masterRefs.get(set);
  if (known) return known;
  const digest = createHash('sha256').update(JSON.stringify(set.documents)).digest('hex');
  const ref = `master-${digest.slice(0, 16)}`;
  masterRefs.set(set, ref);
  return ref;
}

const getReleases = ({ releases = [] }: EmbeddedRepositoryConfig) =>
  typeof releases === 'function' ? releases() : releases;

/** Returns the master ref, then one ref for each release. */
export function getRefs(config: EmbeddedRepositoryConfig, master: ContentSet): Ref[] {
  const masterRef = toMasterRef(master);
  const releases = getReleases(config).map(({ id, label }) => ({
    id,
    ref: `${id}~${masterRef}`,
    label,
    isMasterRef: false,
  }));
  return [{ id: 'master', ref: masterRef, label: 'Master', isMasterRef: true }, ...releases];
}

/** Returns the token of a preview: the ref itself, or the one in the toolbar's cookie, which is JSON by site. */
function toPreviewToken(ref: string, name: string): string | undefined {
  try {
    const value = decodeURIComponent(ref);
    if (!value.startsWith('{')) return /^https?:/.test(value) ? value : undefined;
    const cookie: unknown = JSON.parse(value);
    const session = isJsonObject(cookie) ? cookie[`${name}.prismic.io`] : undefined;
    const token = isJsonObject(session) ? session.preview : undefined;
    return typeof token === 'string' ? token : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Resolves a ref to its documents.
 * @throws {ApiError} 404 for an unknown ref or an expired preview
 */
export function resolveRef(
  ref: string,
  config: EmbeddedRepositoryConfig,
  master: ContentSet,
): ContentSet {
  const withChanges = (changes: readonly StoredDocument[]) =>
    createContentSet([...master.documents, ...changes]);
  if (MASTER_REF.test(ref)) return master;
  const release = getReleases(config).find(({ id }) => id === RELEASE_REF.exec(ref)?.[1]);
  if (release) return withChanges(release.documents);
  const token = toPreviewToken(ref, config.name);
  if (!token) throw toRefNotFound(toMasterRef(master));
  const preview =
    config.previews?.find((candidate) => candidate.token === token) ?? config.findPreview?.(token);
  // A missing session has expired: real preview tokens do not become unknown refs.
  if (!preview || preview.expired) throw toPreviewExpired();
  return withChanges(preview.documents);
}

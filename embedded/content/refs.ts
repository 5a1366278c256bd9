import type { Ref } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import { getContentHash, withChanges } from './content-set';
import type { ContentSet } from './content-set';
import { toPreviewExpired, toRefExpired, toRefNotFound } from './errors';
import type { EmbeddedRepositoryConfig } from './types';

// Accepts any ref of this form: clients keep a ref for seconds after the content has changed.
const MASTER_REF = /^master-[0-9a-f]{16}$/;
const RELEASE_REF = /^(.+)~master-[0-9a-f]{16}$/;
const toMasterRef = (set: ContentSet) => `master-${getContentHash(set)}`;

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

function decode(ref: string): string {
  try {
    return decodeURIComponent(ref);
  } catch {
    return ref;
  }
}

/** Returns the token of a preview: the ref itself, or the one in the toolbar's cookie, which is JSON by site. */
function toPreviewToken(ref: string, name: string): string | undefined {
  const value = decode(ref);
  if (!value.startsWith('{')) return /^https?:/.test(value) ? value : undefined;
  try {
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
 * @throws {ApiError} 404 for an unknown ref or an expired preview, 410 for an expired ref
 */
export function resolveRef(
  ref: string,
  config: EmbeddedRepositoryConfig,
  master: ContentSet,
): ContentSet {
  if (config.expiredRefs?.includes(ref)) throw toRefExpired(toMasterRef(master));
  if (MASTER_REF.test(ref)) return master;
  const release = getReleases(config).find(({ id }) => id === RELEASE_REF.exec(ref)?.[1]);
  if (release) return withChanges(master, release.documents);
  const token = toPreviewToken(ref, config.name);
  if (!token) throw toRefNotFound(toMasterRef(master));
  const preview =
    config.previews?.find((candidate) => candidate.token === token) ?? config.findPreview?.(token);
  // A missing session has expired: real preview tokens do not become unknown refs.
  if (!preview || preview.expired) throw toPreviewExpired();
  return withChanges(master, preview.documents);
}

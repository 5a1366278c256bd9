import { ContentError } from './content-error';
import { readPreviewToken } from './preview-tokens';
import type { EmbeddedPreview, EmbeddedRelease, StoredDocument } from './types';
import { DRAFTS, listChanges } from './unpublished';

/**
 * Reads the documents of a release, or the drafts.
 * @throws {ContentError} if they are invalid
 */
type ReadRelease = (name: string) => StoredDocument[];

type Previews = {
  /** Name of the repository. */
  name: string;
  /** Signs preview tokens; without it, there are none. */
  previewSecret?: string;
  read: ReadRelease;
};

/**
 * Returns releases with valid documents; an invalid one is left out here, and reported when it is previewed or
 * published.
 */
export const readReleases = (root: string, read: ReadRelease): EmbeddedRelease[] =>
  listChanges(root)
    .filter((name) => name !== DRAFTS)
    .flatMap((name) => {
      try {
        return [{ id: name, label: name, documents: read(name) }];
      } catch (error) {
        if (error instanceof ContentError) return [];
        throw error;
      }
    });

/** Finds the preview for a token; undefined unless this service signed it. */
export function findPreview(
  token: string,
  root: string,
  { name: repository, previewSecret, read }: Previews,
): EmbeddedPreview | undefined {
  const preview = previewSecret
    ? readPreviewToken(token, { repository, secret: previewSecret })
    : null;
  if (!preview) return undefined;
  const { name, expiresAt } = preview;
  if (expiresAt < Date.now() || !listChanges(root).includes(name)) {
    return { token, documents: [], expired: true };
  }
  return { token, documents: read(name) };
}

import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';

/** A document as stored in content/: the Content API's own shape without computed parts. */
export type StoredDocument = {
  id: string;
  uid: string | null;
  type: string;
  lang: string;
  /** Shared by the translations of one document. */
  group: string;
  tags: string[];
  first_publication_date: string;
  last_publication_date: string;
  data: Record<string, unknown>;
};

/** A stored document with its file's path, relative to the root it was read from. */
export type ContentFile = { document: StoredDocument; file: string };

export type ContentModels = {
  customTypes: readonly CustomTypeModel[];
  sharedSlices: readonly SharedSliceModel[];
};

/** The first language of a repository is its master. */
export type RepositoryLanguage = { id: string; name: string };

export type EmbeddedRelease = { id: string; label: string; documents: StoredDocument[] };

export type EmbeddedPreview = { token: string; documents: StoredDocument[]; expired?: boolean };

export type EmbeddedRepositoryConfig = {
  name: string;
  /** A function is called on each request, so that edited content shows at once. */
  documents: StoredDocument[] | (() => StoredDocument[]);
  models?: readonly CustomTypeModel[];
  sharedSlices?: readonly SharedSliceModel[];
  languages: readonly RepositoryLanguage[];
  /** Documents of a release replace those with the same id, or are added. */
  releases?: readonly EmbeddedRelease[] | (() => EmbeddedRelease[]);
  previews?: readonly EmbeddedPreview[];
  /** Finds the preview of an unlisted token; called on each request that has one. */
  findPreview?: (token: string) => EmbeddedPreview | undefined;
};

/** Stored content that cannot be read; the message names the file. */
export class ContentError extends Error {
  override name = 'ContentError';
}

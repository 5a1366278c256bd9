import { LOCALES } from '@/lib/i18n/locales';
import { ContentError } from './embedded/content-error';
import { loadDocuments, loadModels } from './embedded/load';
import type { EmbeddedRepositoryConfig, StoredDocument } from './embedded/types';
import { validateDocuments } from './embedded/validate';

/** Languages of the repository, the master one first. */
export const CONTENT_LANGUAGES = Object.values(LOCALES).map(({ prismic, name }) => ({
  id: prismic,
  name,
}));

type Published = Pick<
  EmbeddedRepositoryConfig,
  'documents' | 'models' | 'sharedSlices' | 'languages'
>;

/** Reads and checks the documents below `root`. @throws {ContentError} naming every fault with file and field. */
export function readPublished(root: string): StoredDocument[] {
  const files = loadDocuments(root);
  const faults = validateDocuments(files, loadModels(root), CONTENT_LANGUAGES);
  if (faults.length === 0) return files.map(({ document }) => document);
  const lines = faults.map(({ file, path, message }) => `${file} ${path}: ${message}`);
  throw new ContentError(`The documents do not fit their models:\n  ${lines.join('\n  ')}`);
}

/** What the embedded repository serves; with `isReread` an edited file shows on the next request. */
export function getPublished(root: string, { isReread }: { isReread: boolean }): Published {
  const { customTypes, sharedSlices } = loadModels(root);
  const once = isReread ? undefined : readPublished(root);
  return {
    documents: () => once ?? readPublished(root),
    models: customTypes,
    sharedSlices,
    languages: CONTENT_LANGUAGES,
  };
}

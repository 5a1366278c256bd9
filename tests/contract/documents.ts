import { loadDocuments } from '@/embedded/content/load';
import type { StoredDocument } from '@/embedded/content/types';

export { listCode, listObjects, listTexts } from '@/scripts/content/texts';

export const FILES = loadDocuments(process.cwd());

/** Returns the document's other translation. */
export function getTwin({ group, lang }: StoredDocument): StoredDocument | undefined {
  return FILES.find(({ document }) => document.group === group && document.lang !== lang)?.document;
}

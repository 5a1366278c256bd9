import { loadDocuments } from '@/embedded/content/load';

export { listCode, listObjects, listTexts } from '@/scripts/content/texts';

export const FILES = loadDocuments(process.cwd());

import { createClient as create } from '@prismicio/client';
import { CLIENT_OPTIONS, LANGUAGES, REPOSITORY } from '../shared/routes.mjs';

export const createClient = () => create(REPOSITORY, CLIENT_OPTIONS);

/** The addresses of all documents of a type, each with its document. */
export async function listPaths(type) {
  const sets = await Promise.all(
    LANGUAGES.map((lang) => createClient().getAllByType(type, { lang })),
  );
  return sets.flat().map((document) => ({
    params: { lang: document.lang, uid: document.uid ?? undefined },
    props: { document },
  }));
}

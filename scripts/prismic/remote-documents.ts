import type { PrismicDocument } from '@prismicio/client';
import type { StoredDocument } from '../../embedded/content/types';
import { toStored } from './convert';
import type { IdMap } from './id-map';
import type { createClients } from './repository';

type Context = {
  ids: IdMap;
  origin: string;
  local: readonly StoredDocument[];
  /** True for a type of which there may be many. */
  isRepeatable: (type: string) => boolean;
  /** The path below `public` of a file that is not known here. */
  getNewFile: (url: string) => string;
};

/** Every published document of a repository, in all languages. */
export const readRemote = ({ content }: ReturnType<typeof createClients>) =>
  content.dangerouslyGetAll<PrismicDocument>({
    lang: '*',
    orderings: { field: 'document.first_publication_date' },
  });

/** The documents of a repository in the form of the folder, under the ids that the folder knows them by. */
export function toStoredDocuments(
  remote: readonly PrismicDocument[],
  { ids, origin, local, isRepeatable, getNewFile }: Context,
): StoredDocument[] {
  // Of several without a name, such as redirects, each goes by its id.
  const toLocalId = ({
    id,
    type,
    uid,
    lang,
  }: Pick<PrismicDocument, 'id' | 'type' | 'uid' | 'lang'>) =>
    [type, uid ?? (isRepeatable(type) ? id : null), lang].filter(Boolean).join('-');
  const byKey = new Map(local.map((one) => [toLocalId({ ...one, uid: one.uid }), one]));
  const names = new Map<string, string>(
    remote.map((document) => {
      const known = ids.findDocument(document.id) ?? byKey.get(toLocalId(document))?.id;
      return [document.id, known ?? toLocalId(document)];
    }),
  );
  const byId = new Map(local.map((one) => [one.id, one]));
  const getName = (id: string) => names.get(id) ?? id;

  return remote.map((document) => {
    const { uid, type, lang, tags, data, alternate_languages } = document;
    const id = getName(document.id);
    const family = [id, ...alternate_languages.map((other) => getName(other.id))];
    const group = family.map((name) => byId.get(name)?.group).find(Boolean);
    const known = byId.get(id);
    return {
      id,
      uid: uid ?? null,
      type,
      lang,
      group: group ?? [...family].sort()[0] ?? id,
      tags,
      // Those of the folder: a repository counts from its own first publication.
      first_publication_date: known?.first_publication_date ?? document.first_publication_date,
      last_publication_date: known?.last_publication_date ?? document.last_publication_date,
      data: toStored(data, {
        getLocalId: getName,
        getFile: (asset, url) => ids.findAsset(asset)?.replace(/^public/, '') ?? getNewFile(url),
        origin,
      }) as StoredDocument['data'],
    };
  });
}

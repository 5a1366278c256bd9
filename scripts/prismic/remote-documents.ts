import type { PrismicDocument } from '@prismicio/client';
import type { StoredDocument } from '../../embedded/content/types';
import { toStored } from './convert';
import type { IdMap } from './id-map';
import type { createClients } from './repository';

type Context = {
  ids: IdMap;
  origin: string;
  local: readonly StoredDocument[];
  /** True for a type that can have many documents. */
  isRepeatable: (type: string) => boolean;
  /** Returns the path below `public` for an unknown file. */
  getNewFile: (url: string) => string;
};

/** A document in the folder's form, with its id in the repository. */
export type RemoteDocument = {
  remoteId: string;
  document: StoredDocument;
  /** True if its links within the site lead to a former origin. */
  isOutdated: boolean;
};

type Named = Pick<PrismicDocument, 'id' | 'type' | 'uid' | 'lang'>;

/** Maps remote ids to the folder's: from earlier pushes and pulls, then by uid, then new ones. */
function nameDocuments(remote: readonly Named[], { ids, local, isRepeatable }: Context) {
  // Documents without a uid, such as redirects, are identified by id if there can be several.
  const toKey = ({ id, type, uid, lang }: Named) =>
    [type, uid ?? (isRepeatable(type) ? id : null), lang].filter(Boolean).join('-');
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const nameBy = (findName: (document: Named) => string | undefined) => {
    for (const document of remote) {
      const name = names.has(document.id) ? undefined : findName(document);
      if (name === undefined || taken.has(name)) continue;
      names.set(document.id, name);
      taken.add(name);
    }
  };
  const byKey = new Map(local.map((one) => [toKey(one), one.id]));
  nameBy(({ id }) => ids.findDocument(id));
  nameBy((document) => byKey.get(toKey(document)));
  // The folder's documents under another uid. A document without one is named by the repository's id.
  for (const { id, uid } of local) if (uid !== null) taken.add(id);
  nameBy(toKey);
  nameBy(({ type, id }) => `${type}-${id}`);
  return names;
}

/** Reads every published document of a repository, in all languages. */
export const readRemote = ({ content }: ReturnType<typeof createClients>) =>
  content.dangerouslyGetAll<PrismicDocument>({
    lang: '*',
    orderings: { field: 'document.first_publication_date' },
  });

/** Converts a repository's documents to the folder's form, under the folder's ids. */
export function toStoredDocuments(
  remote: readonly PrismicDocument[],
  context: Context,
): RemoteDocument[] {
  const { ids, origin, local, getNewFile } = context;
  const names = nameDocuments(remote, context);
  const former = ids.origins.filter((other) => other !== origin);
  const byId = new Map(local.map((one) => [one.id, one]));
  const getName = (id: string) => names.get(id) ?? id;

  return remote.map((document) => {
    const { uid, type, lang, tags, data, alternate_languages } = document;
    const id = getName(document.id);
    const family = [id, ...alternate_languages.map((other) => getName(other.id))];
    const group = family.map((name) => byId.get(name)?.group).find(Boolean);
    const known = byId.get(id);
    const stored = {
      id,
      uid: uid ?? null,
      type,
      lang,
      group: group ?? [...family].sort()[0] ?? id,
      tags,
      // The folder's date: a repository counts from its own first publication.
      first_publication_date: known?.first_publication_date ?? document.first_publication_date,
      last_publication_date: known?.last_publication_date ?? document.last_publication_date,
      data: toStored(data, {
        getLocalId: getName,
        getFile: (asset, url) => ids.findAsset(asset)?.replace(/^public/, '') ?? getNewFile(url),
        origins: [origin, ...ids.origins],
      }) as StoredDocument['data'],
    };
    const text = JSON.stringify(data);
    const isOutdated = former.some((other) => text.includes(`"${other}/`));
    return { remoteId: document.id, document: stored, isOutdated };
  });
}

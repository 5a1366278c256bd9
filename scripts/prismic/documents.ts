import { createMigration, type MigrateReporterEvents, type WriteClient } from '@prismicio/client';
import type { StoredDocument } from '../../embedded/content/types';
import type { AllDocumentTypes } from '../../prismicio-types';
import { getPublicFile } from './assets';
import { hasOwnLink, toRemote } from './convert';
import { toHash, type IdMap } from './id-map';

export type DocumentChange = { document: StoredDocument; isNew: boolean };

/**
 * Hashes everything that is sent of a document. The ids in links are the folder's, which do not change.
 * @param origin of the site, for links within it
 */
export const hashDocument = ({ uid, tags, data }: StoredDocument, origin: string): string =>
  toHash(JSON.stringify([uid, tags, data, ...(hasOwnLink(data) ? [origin] : [])]));

/** Finds documents whose current state the repository lacks. */
export const findDocumentChanges = (
  documents: readonly StoredDocument[],
  ids: IdMap,
  origin: string,
): DocumentChange[] =>
  documents
    .filter((document) => ids.getDocument(document.id)?.hash !== hashDocument(document, origin))
    .map((document) => ({ document, isNew: !ids.getDocument(document.id) }));

/** The name of a document in the editor's list. */
const toTitle = ({ type, uid }: StoredDocument) => (uid === null ? type : `${type}: ${uid}`);

type Options = {
  client: WriteClient;
  ids: IdMap;
  /** Origin of the site, for links within it. */
  origin: string;
  /** All documents of the folder: unchanged ones may be the originals of translations. */
  documents: readonly StoredDocument[];
  masterLanguage: string;
  /** Called before each call of the Migration API. */
  onCall: () => void;
};

/**
 * Creates and updates documents in the migration release: first all new ones without data, then the data of all, which
 * may link to each other. Each id is stored as soon as it is known.
 * @throws at the first failed call; completed work stays stored
 */
export async function sendDocuments(changes: readonly DocumentChange[], options: Options) {
  const { client, ids, origin, documents, masterLanguage, onCall } = options;
  const migration = createMigration();
  type Sent = ReturnType<typeof migration.createDocument>;
  const sent = new Map<string, Sent>();
  const masters = new Map(
    documents.filter(({ lang }) => lang === masterLanguage).map((one) => [one.group, one.id]),
  );
  const getRemote = (localId: string | undefined) => {
    const known = localId === undefined ? undefined : ids.getDocument(localId)?.id;
    return known ?? (() => (localId === undefined ? undefined : sent.get(localId)));
  };

  for (const { document, isNew } of changes) {
    const { type, uid, lang, tags, group } = document;
    const data = toRemote(document.data, {
      getId: getRemote,
      getAsset: (url) => ids.getAsset(getPublicFile(url)),
      origin,
    });
    const id = ids.getDocument(document.id)?.id;
    // The folder was validated against its models, which these types do not know.
    const fields = { id, type, uid, lang, tags, data } as unknown as AllDocumentTypes;
    if (!isNew) {
      sent.set(document.id, migration.updateDocument(fields, toTitle(document)) as Sent);
      continue;
    }
    const master = lang === masterLanguage ? undefined : getRemote(masters.get(group));
    const masterLanguageDocument =
      typeof master === 'string' ? ({ id: master } as AllDocumentTypes) : (master as () => Sent);
    sent.set(
      document.id,
      migration.createDocument(fields, toTitle(document), { masterLanguageDocument }),
    );
  }

  const byRemote = new Map([...sent].map(([localId, one]) => [one, localId]));
  const stored = new Map(changes.map(({ document }) => [document.id, document]));
  let updating: string | undefined;
  /** Stores the results of completed calls. */
  function remember() {
    for (const [localId, { document }] of sent) {
      if (document.id && !ids.getDocument(localId)) ids.setDocument(localId, document.id, null);
    }
  }
  function rememberUpdate() {
    const document = updating === undefined ? undefined : stored.get(updating);
    const id = document && ids.getDocument(document.id)?.id;
    if (document && id) ids.setDocument(document.id, id, hashDocument(document, origin));
    updating = undefined;
  }
  function report(event: MigrateReporterEvents) {
    remember();
    if (event.type === 'documents:creating') onCall();
    if (event.type === 'documents:updating' || event.type === 'documents:updated') rememberUpdate();
    if (event.type !== 'documents:updating') return;
    onCall();
    updating = byRemote.get(event.data.document as Sent);
  }
  try {
    await client.migrate(migration, { reporter: report });
  } finally {
    remember();
  }
}

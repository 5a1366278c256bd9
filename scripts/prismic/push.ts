import { setTimeout as sleepFor } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { CustomTypeModel, SharedSliceModel } from '@prismicio/client';
import { CONTENT_LANGUAGES, DEFAULT_LOCALE, LOCALES } from '../../lib/i18n/locales';
import { readPublished } from '../../embedded/content/published';
import {
  findMissingFiles,
  findNewAssets,
  listAssetFiles,
  uploadAsset,
  getScreenshot,
} from './assets';
import { findDocumentChanges, sendDocuments } from './documents';
import { IdMap } from './id-map';
import { checkLanguages, createClients, type RepositorySettings } from './repository';
import { loadModels } from '../../embedded/content/load';

/** The pause of Prismic's clients between two write calls. */
const CALL_MS = 1500;

type TypesClient = ReturnType<typeof createClients>['types'];

type ModelChange = { kind: 'slice' | 'type'; id: string; isNew: boolean };
type Change = ModelChange & { send: () => Promise<unknown> };

/** Returns a slice whose variations show the pictures in the media library. */
function withPictures(slice: SharedSliceModel, ids: IdMap): SharedSliceModel {
  const variations = slice.variations.map((variation) => {
    const picture = ids.getAsset(getScreenshot(slice.name, variation.id));
    return picture ? { ...variation, imageUrl: picture.url } : variation;
  });
  return { ...slice, variations } as SharedSliceModel;
}

const isSame = (one: unknown, other: unknown) =>
  isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));

/**
 * Lists the changes that make the repository's models match the project's; slices first, because types refer to them.
 */
async function findModelChanges(root: string, types: TypesClient, ids: IdMap): Promise<Change[]> {
  const local = loadModels(root);
  const [slices, customTypes] = [await types.getAllSharedSlices(), await types.getAllCustomTypes()];
  const changes: Change[] = [];
  for (const model of local.sharedSlices.map((slice) => withPictures(slice, ids))) {
    const remote = slices.find(({ id }) => id === model.id);
    if (remote && isSame(remote, model)) continue;
    const send = () => (remote ? types.updateSharedSlice(model) : types.insertSharedSlice(model));
    changes.push({ kind: 'slice', id: model.id, isNew: !remote, send });
  }
  for (const model of local.customTypes as CustomTypeModel[]) {
    const remote = customTypes.find(({ id }) => id === model.id);
    if (remote && isSame(remote, model)) continue;
    const send = () => (remote ? types.updateCustomType(model) : types.insertCustomType(model));
    changes.push({ kind: 'type', id: model.id, isNew: !remote, send });
  }
  return changes;
}

export type PushOptions = RepositorySettings & {
  root: string;
  /** Without it, nothing is sent. */
  isWritten: boolean;
  /** Publishes the migration release once it is complete. */
  isPublished: boolean;
  print: (line: string) => void;
  sleep?: (ms: number) => Promise<unknown>;
};

const LOCAL_HOST = /^(?:localhost|127\..*|\[::1\])$/;

export class PushError extends Error {}

/**
 * Makes a repository match the project's folders: pictures, models, documents. Content that it already has is not sent
 * again, and an interrupted push continues where it stopped.
 * @throws {PushError} before anything is sent, if something prevents it
 */
export async function push(options: PushOptions): Promise<void> {
  const { root, repository, origin, isWritten, isPublished, print, sleep = sleepFor } = options;
  const documents = readPublished(root, CONTENT_LANGUAGES);
  const files = listAssetFiles(root, documents);
  const missing = findMissingFiles(root, files);
  if (missing.length > 0) throw new PushError(`There is no ${missing.join(', no ')}.`);
  const clients = createClients(options);
  const problem = await checkLanguages(clients);
  if (problem) throw new PushError(problem);

  if (isWritten && LOCAL_HOST.test(new URL(origin).hostname)) {
    throw new PushError(`Set SITE_URL first: links within the site would lead to ${origin}.`);
  }

  const ids = new IdMap(root, repository);
  const assets = findNewAssets(root, files, ids);
  const models = await findModelChanges(root, clients.types, ids);
  const changes = findDocumentChanges(documents, ids, origin);
  const created = changes.filter(({ isNew }) => isNew).length;
  const calls = assets.length + models.length + created + changes.length;
  print(`Files: ${assets.length} of ${files.length} to upload`);
  print(`Models: ${models.map(({ kind, id }) => `${kind} ${id}`).join(', ') || 'none to send'}`);
  print(`Documents: ${created} to create, ${changes.length - created} to update`);
  print(`${calls} calls, about ${Math.ceil((calls * CALL_MS) / 60_000)} min`);
  if (!isWritten) return print('Nothing was sent. Add --write to send it.');

  ids.addOrigin(origin);
  let done = 0;
  /** Counts a call, and prints from time to time how far it is. */
  const count = (title: string) => {
    done += 1;
    if (done === 1 || done === calls || done % 20 === 0) {
      print(`${title}: call ${done} of ${calls}`);
    }
  };
  for (const file of assets) {
    count('Files');
    await uploadAsset(root, file, clients.content, ids);
  }
  // Slices refer to the URLs of their pictures, which new ones have only now.
  const sent = assets.length > 0 ? await findModelChanges(root, clients.types, ids) : models;
  for (const { send } of sent) {
    count('Models');
    await send();
    await sleep(CALL_MS);
  }
  await sendDocuments(changes, {
    client: clients.content,
    ids,
    origin,
    documents,
    masterLanguage: LOCALES[DEFAULT_LOCALE].prismic,
    onCall: () => count('Documents'),
  });
  if (!isPublished) {
    return print(
      'Everything is in the migration release. Publish it in Prismic, or add --publish.',
    );
  }
  if (changes.length === 0) return print('There is nothing to publish.');
  const { totalItems } = await clients.content.publishMigrationRelease();
  print(`${totalItems} documents are being published.`);
}

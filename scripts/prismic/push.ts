import { setTimeout as sleepFor } from 'node:timers/promises';
import { CONTENT_LANGUAGES } from '../../lib/i18n/locales';
import { DEFAULT_LOCALE, LOCALES } from '../../lib/i18n/locales';
import { readPublished } from '../../embedded/content/published';
import { findMissingFiles, findNewAssets, listAssetFiles, uploadAsset } from './assets';
import { findDocumentChanges, sendDocuments } from './documents';
import { IdMap } from './id-map';
import { findModelChanges } from './models';
import { CALL_MS, createProgress, toDuration } from './progress';
import { checkLanguages, createClients, type RepositorySettings } from './repository';

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
  print(`${calls} calls, about ${toDuration(calls * CALL_MS)}`);
  if (!isWritten) return print('Nothing was sent. Add --write to send it.');

  ids.addOrigin(origin);
  const count = createProgress(calls, print);
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

import 'server-only';
import { randomUUID } from 'node:crypto';
import pLimit from 'p-limit';
import { getEnv } from '@/lib/env';
import { getErrorLine } from '@/lib/errors';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { pruneLastGoodResponses } from '@/lib/last-good-responses';
import { checkVersion } from './fetch-content';
import { getPreviewPath } from './preview-path';
import { expireFolder, getClient } from './prismic-client';
import { getDataFolder } from './repository';

/** After a webhook, the service may briefly go on naming the previous version. */
const RECHECK_DELAYS_MS = [5000, 30_000];
/** Pages that a webhook renders before it responds; the others are rendered for their next visitors. */
const MAX_RENDERED = 20;
const MAX_CALLS = 4;

const HEADER = 'x-content-sync';
const getSecret = () => getGlobalSingleton('content.sync-secret', () => randomUUID());

/** True for this server's own request to render pages again: only a request can tell Next so. */
export const isOwnSync = (headers: Headers): boolean => headers.get(HEADER) === getSecret();

/** The version that stored pages were last marked for; none after a start, when those of an old build may be stored. */
const getMarked = () =>
  getGlobalSingleton('content.marked', () => ({ ref: undefined as string | undefined }));

/** Has all stored pages rendered again, at the version with this ref. */
async function revalidatePages(ref: string | undefined): Promise<void> {
  const secret = { [HEADER]: getSecret() };
  const response = await fetchFromOwnServer('/api/revalidate/', secret, 'POST');
  if (!response.ok) throw new Error(`status ${response.status}`);
  getMarked().ref = ref;
}

/** Asks for the version and, if it is not that of the stored pages, has all of them rendered again. */
async function compareVersions(): Promise<void> {
  try {
    const { ref } = await checkVersion();
    if (ref !== getMarked().ref) await revalidatePages(ref);
  } catch (error) {
    console.error(`Content: cannot compare versions (${getErrorLine(error)}).`);
  }
}

/** Renders the pages of some documents, so that an editor who reloads does not wait. */
async function renderPages(documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const documents = await getClient().getAllByIDs(documentIds.slice(0, MAX_RENDERED), {
    lang: '*',
  });
  const paths = documents.flatMap((document) => document.url ?? getPreviewPath(document) ?? []);
  const limit = pLimit(MAX_CALLS);
  await Promise.all(
    [...new Set(paths)].map((path) =>
      limit(async () => (await fetchFromOwnServer(path)).body?.cancel()),
    ),
  );
}

/** Handles a publication: responds once the pages of the published documents are fresh. */
export async function handlePublication(documentIds: readonly string[]): Promise<void> {
  expireFolder();
  const { PRISMIC_REPOSITORY } = getEnv();
  try {
    if (PRISMIC_REPOSITORY) {
      for (const delay of RECHECK_DELAYS_MS) setTimeout(compareVersions, delay).unref();
    }
    await revalidatePages(PRISMIC_REPOSITORY && (await checkVersion()).ref);
    await renderPages(documentIds);
  } catch (error) {
    console.error(`Content: cannot follow a publication yet (${getErrorLine(error)}).`);
  }
}

/** Compares the version of the pages with the repository's periodically; returns a function that stops it. */
export function startContentSync(): () => Promise<void> {
  const { PRISMIC_REPOSITORY, PRISMIC_CHECK_MS } = getEnv();
  if (!PRISMIC_REPOSITORY) return async () => undefined;
  void pruneLastGoodResponses(getDataFolder());
  const timer = setInterval(compareVersions, PRISMIC_CHECK_MS);
  timer.unref();
  return async () => clearInterval(timer);
}

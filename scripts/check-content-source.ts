import { createClient } from '@prismicio/client';
import { getErrorMessage } from '../lib/errors';
import config from '../prismic.config.json';
import { ContentError } from '../embedded/content/content-error';
import { getPublished } from '../embedded/content/published';
import { createFileAnswers } from '../lib/answers/file-answers';
import { listAnswerFolders } from '../lib/content/kept';
import { CONTENT_LANGUAGES } from '../lib/content/languages';
import { VERSION_KEY } from '../lib/content/transport/kept-version';
import type { Env } from '../lib/env';

const TIMEOUT_MS = 10_000;

function readFolder(root: string): string | null {
  try {
    const { documents } = getPublished(root, { isReread: false, languages: CONTENT_LANGUAGES });
    if (typeof documents === 'function') documents();
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    throw error;
  }
}

/** True if pages could be rendered from the repository's earlier responses. */
async function hasKeptAnswers(root: string): Promise<boolean> {
  const versions = await Promise.all(
    listAnswerFolders(root).map((folder) => createFileAnswers([folder]).get(VERSION_KEY)),
  );
  return versions.some((version) => version !== null);
}

async function askRepository(repository: string, root: string, env: Env): Promise<string | null> {
  const client = createClient(repository, {
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    routes: config.routes,
    fetchOptions: { signal: AbortSignal.timeout(TIMEOUT_MS) },
  });
  try {
    await client.getRepository();
    return null;
  } catch (error) {
    if (await hasKeptAnswers(root)) return null;
    const reason = getErrorMessage(error);
    return `Content call getRepository failed: ${reason}`;
  }
}

/**
 * Checks before a minute of building why pages could not be rendered from their content: the first document that does
 * not match its model, or the repository's error; null if nothing is wrong.
 */
export const checkContentSource = async (root: string, env: Env): Promise<string | null> =>
  env.PRISMIC_REPOSITORY ? askRepository(env.PRISMIC_REPOSITORY, root, env) : readFolder(root);

import { existsSync } from 'node:fs';
import {
  ForbiddenError,
  NotFoundError,
  RepositoryNotFoundError,
  createClient,
} from '@prismicio/client';
import { getErrorMessage } from '../lib/errors';
import config from '../prismic.config.json';
import { ContentError } from '../embedded/content/types';
import { getPublished } from '../embedded/content/published';
import { listResponseFolders } from '../lib/content/repository';
import type { Env } from '../lib/env';
import { CONTENT_LANGUAGES } from '../lib/i18n/locales';

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

/** Returns what no later attempt would change; null for any other error. */
function getStatus(error: unknown): string | null {
  if (error instanceof ForbiddenError) return 'unauthorized; check PRISMIC_ACCESS_TOKEN';
  const isMissing = error instanceof NotFoundError || error instanceof RepositoryNotFoundError;
  return isMissing ? 'repository not found; check PRISMIC_REPOSITORY' : null;
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
    // No earlier response makes up for these.
    const status = getStatus(error);
    if (status) return `Prismic, ${repository}: ${status}.`;
    // Pages can be rendered from the repository's earlier responses.
    if (listResponseFolders(root).some((folder) => existsSync(folder))) return null;
    return `Content call getRepository failed: ${getErrorMessage(error)}`;
  }
}

/**
 * Checks before a minute of building why pages could not be rendered from their content: the first document that does
 * not match its model, or the repository's error; null if nothing is wrong.
 */
export const checkContentSource = async (root: string, env: Env): Promise<string | null> =>
  env.PRISMIC_REPOSITORY ? askRepository(env.PRISMIC_REPOSITORY, root, env) : readFolder(root);

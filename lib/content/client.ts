import 'server-only';
import { createClient, type Client } from '@prismicio/client';
import { createPublishedFetch } from '@/embedded/content/published';
import config from '@/prismic.config.json';
import { getEnv, isProduction } from '@/lib/env';
import type { AllDocumentTypes } from '@/prismicio-types';
import { CONTENT_LANGUAGES } from './languages';
import { getPreviewRef } from './preview';

export const CONTENT_TAG = 'prismic';

// A variable of its own, since the client's type does not know Next's part of the options.
const FETCH_OPTIONS: Pick<RequestInit, 'cache' | 'next'> = isProduction
  ? { next: { tags: [CONTENT_TAG] }, cache: 'force-cache' }
  : { next: { revalidate: 5 } };

export type ContentClient = Client<AllDocumentTypes>;

function createRealClient(repository: string): ContentClient {
  const { PRISMIC_ENDPOINT, PRISMIC_ACCESS_TOKEN } = getEnv();
  const real = createClient<AllDocumentTypes>(repository, {
    documentAPIEndpoint: PRISMIC_ENDPOINT,
    accessToken: PRISMIC_ACCESS_TOKEN,
    routes: config.routes,
    fetchOptions: FETCH_OPTIONS,
  });
  real.queryContentFromRef(getPreviewRef);
  return real;
}

let client: ContentClient | undefined;

/** The one client of the content service: the real repository when one is set, else the embedded one. */
export function getClient(): ContentClient {
  const { PRISMIC_REPOSITORY } = getEnv();
  client ??= PRISMIC_REPOSITORY
    ? createRealClient(PRISMIC_REPOSITORY)
    : createClient<AllDocumentTypes>(config.repositoryName, {
        routes: config.routes,
        fetch: createPublishedFetch(process.cwd(), {
          name: config.repositoryName,
          languages: CONTENT_LANGUAGES,
          isReread: !isProduction,
        }),
      });
  return client;
}

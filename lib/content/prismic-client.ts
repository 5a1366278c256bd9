import 'server-only';
import { createClient, type Client } from '@prismicio/client';
import { createPublishedFetch } from '@/embedded/content/published';
import config from '@/prismic.config.json';
import { getEnv, isProduction } from '@/lib/env';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { getLocalSecret } from '@/lib/local-secret';
import type { AllDocumentTypes } from '@/prismicio-types';
import { fetchContent, getVersion } from './fetch-content';
import { getPreviewRef } from './preview';
import { pickRef } from './repository';

export type ContentClient = Client<AllDocumentTypes>;

/** Counts the publications in the embedded folder, which is otherwise read once. */
const getFolder = () => getGlobalSingleton('content.folder', () => ({ version: 0 }));

/** Makes the next query read the embedded folder again. */
export function expireFolder(): void {
  getFolder().version += 1;
}

/** Reads the folder `content/` through the embedded service. */
const createEmbeddedFetch = () =>
  createPublishedFetch(process.cwd(), {
    name: config.repositoryName,
    languages: CONTENT_LANGUAGES,
    isReread: !isProduction,
    getVersion: () => getFolder().version,
    previewSecret: getLocalSecret('preview-secret'),
  });

function createContentClient(): ContentClient {
  const { PRISMIC_REPOSITORY, PRISMIC_ENDPOINT, PRISMIC_ACCESS_TOKEN } = getEnv();
  const { repositoryName, routes } = config;
  const created = PRISMIC_REPOSITORY
    ? createClient<AllDocumentTypes>(PRISMIC_REPOSITORY, {
        documentAPIEndpoint: PRISMIC_ENDPOINT,
        accessToken: PRISMIC_ACCESS_TOKEN,
        routes,
        fetch: fetchContent,
      })
    : createClient<AllDocumentTypes>(repositoryName, { routes, fetch: createEmbeddedFetch() });
  created.queryContentFromRef(async () => (await getPreviewRef()) ?? (await getContentVersion()));
  return created;
}

let client: ContentClient | undefined;

/** Returns the client of the content service: the real repository if configured, else the embedded one. */
export const getClient = (): ContentClient => (client ??= createContentClient());

/** Returns the ref that pages are made from, which changes with each publication. */
export async function getContentVersion(): Promise<string> {
  const env = getEnv();
  if (env.PRISMIC_REPOSITORY) return (await getVersion()).ref;
  return pickRef(await getClient().getRepository(), env);
}

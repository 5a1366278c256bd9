import 'server-only';
import { createClient, getRepositoryEndpoint, type Client } from '@prismicio/client';
import { createPublishedFetch } from '@/embedded/content/published';
import config from '@/prismic.config.json';
import { createAnswers, type Answers } from '@/lib/answers/answers';
import { getEnv, isBuilding, isProduction } from '@/lib/env';
import { fetchUncached } from '@/lib/http/fetch-uncached';
import { getMachineSecret } from '@/lib/machine-secret';
import { getProcessWide } from '@/lib/process-wide';
import type { AllDocumentTypes } from '@/prismicio-types';
import { getFolderVersion } from './folder-version';
import { createKeptAnswers } from './kept';
import { CONTENT_LANGUAGES } from './languages';
import { createNeeds } from './needs';
import { getPreviewRef } from './preview';
import { createTransport, type Transport } from './transport';
import { createOutage } from './transport/outage';
import { pickRef, type RefMode } from './transport/pick-ref';

/** After publishing, a developer sees the change on the second request. */
const DEVELOPMENT_AGE_MS = 1000;
const MAX_PAUSE_MS = 10_000;
/** How long a visitor waits for newly published content before getting the previous one. */
const WAIT_MS = 1000;
/** A build can wait; a visitor cannot. */
const BUILD_PATIENCE = { tries: 5, maxWaitMs: 15_000 };
const PATIENCE = { tries: 3, maxWaitMs: 2000 };

export type ContentClient = Client<AllDocumentTypes>;

function getMode(): RefMode {
  const { PRISMIC_RELEASE, PRISMIC_REF } = getEnv();
  return { release: PRISMIC_RELEASE, ref: PRISMIC_REF };
}

/** One for the whole process, because each instance bounds only its own memory. */
const openKeptAnswers = () => getProcessWide('content.kept-answers', createKeptAnswers);

function openTransport(repository: string): Transport {
  const env = getEnv();
  const endpoint = env.PRISMIC_ENDPOINT ?? getRepositoryEndpoint(repository);
  const accessToken = env.PRISMIC_ACCESS_TOKEN;
  return createTransport({
    endpoint,
    accessToken,
    fetch: fetchUncached,
    timeoutMs: env.PRISMIC_TIMEOUT_MS,
    patience: isBuilding() ? BUILD_PATIENCE : PATIENCE,
    outage: createOutage({ pauseMs: Math.min(MAX_PAUSE_MS, env.PRISMIC_CHECK_MS / 6) }),
    mode: getMode(),
    needs: createNeeds(endpoint, accessToken),
    ...openKeptAnswers(),
    ...(isProduction && !isBuilding() && { waitMs: WAIT_MS }),
    ...(!isProduction && { maxAgeMs: DEVELOPMENT_AGE_MS }),
  });
}

/** Returns the process's transport; null with the embedded service. */
export function getTransport(): Transport | null {
  const { PRISMIC_REPOSITORY } = getEnv();
  if (!PRISMIC_REPOSITORY) return null;
  return getProcessWide('content.transport', () => openTransport(PRISMIC_REPOSITORY));
}

/** Returns where responses outlive the process; nowhere for the embedded service, which is always available. */
export const getKeptAnswers = (): Answers =>
  getTransport() ? openKeptAnswers().answers : createAnswers([]);

function createRealClient(repository: string, transport: Transport): ContentClient {
  const { PRISMIC_ENDPOINT, PRISMIC_ACCESS_TOKEN } = getEnv();
  const real = createClient<AllDocumentTypes>(repository, {
    documentAPIEndpoint: PRISMIC_ENDPOINT,
    accessToken: PRISMIC_ACCESS_TOKEN,
    routes: config.routes,
    fetch: transport.fetch,
  });
  real.queryContentFromRef(
    async () => (await getPreviewRef()) ?? (await transport.getVersion()).ref,
  );
  return real;
}

function createEmbeddedClient(): ContentClient {
  const embedded = createClient<AllDocumentTypes>(config.repositoryName, {
    routes: config.routes,
    fetch: createPublishedFetch(process.cwd(), {
      name: config.repositoryName,
      languages: CONTENT_LANGUAGES,
      isReread: !isProduction,
      getVersion: getFolderVersion,
      previewSecret: getMachineSecret('preview-secret'),
    }),
  });
  embedded.queryContentFromRef(
    async () => (await getPreviewRef()) ?? pickRef(await embedded.getRepository(), getMode()),
  );
  return embedded;
}

let client: ContentClient | undefined;

/** Changes with anything that pages are made from, including an answer from an earlier version. */
export async function getContentVersion(): Promise<string> {
  const transport = getTransport();
  if (!transport) return pickRef(await getClient().getRepository(), getMode());
  return `${(await transport.getVersion()).ref} ${transport.outage.old.count}`;
}

/** Returns the client of the content service: the real repository if configured, else the embedded one. */
export function getClient(): ContentClient {
  const { PRISMIC_REPOSITORY } = getEnv();
  const transport = getTransport();
  client ??=
    PRISMIC_REPOSITORY && transport
      ? createRealClient(PRISMIC_REPOSITORY, transport)
      : createEmbeddedClient();
  return client;
}

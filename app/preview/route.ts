import config from '@/prismic.config.json';
import { getClient } from '@/lib/content/prismic-client';
import { beginPreview, getTokenHosts } from '@/lib/content/preview';
import { getEnv } from '@/lib/env';

/** Opened by the content service to show unpublished content. */
export function GET(request: Request) {
  const { PRISMIC_REPOSITORY = config.repositoryName, PRISMIC_ENDPOINT } = getEnv();
  const hosts = getTokenHosts(PRISMIC_REPOSITORY, PRISMIC_ENDPOINT);
  const isSecure = request.headers.get('x-forwarded-proto') === 'https';
  return beginPreview(request, { client: getClient(), hosts, isSecure });
}

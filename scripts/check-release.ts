import { getRepositoryEndpoint } from '@prismicio/client';
import { createNeeds } from '../lib/content/needs';
import { ContentFault } from '../lib/content/transport/content-fault';
import { UnknownReleaseError, pickRef } from '../lib/content/transport/pick-ref';
import { readAnswer } from '../lib/content/transport/read-answer';
import { toRepositoryInfo, toSearchPage } from '../lib/content/transport/shapes';
import type { Env } from '../lib/env';

/**
 * Returns what is wrong with the configured release or ref; null if nothing is, or while the content service is down,
 * which is no reason not to start.
 */
export async function findReleaseFault(env: Env): Promise<string | null> {
  const { PRISMIC_REPOSITORY, PRISMIC_ACCESS_TOKEN, PRISMIC_RELEASE, PRISMIC_REF } = env;
  if (!PRISMIC_REPOSITORY || !(PRISMIC_RELEASE ?? PRISMIC_REF)) return null;
  const endpoint = env.PRISMIC_ENDPOINT ?? getRepositoryEndpoint(PRISMIC_REPOSITORY);
  const url = new URL(endpoint);
  if (PRISMIC_ACCESS_TOKEN) url.searchParams.set('access_token', PRISMIC_ACCESS_TOKEN);
  const call = { fetch, timeoutMs: env.PRISMIC_TIMEOUT_MS };
  try {
    const { value } = await readAnswer(url.href, { ...call, toValue: toRepositoryInfo });
    const ref = pickRef(value, { release: PRISMIC_RELEASE, ref: PRISMIC_REF });
    const trial = createNeeds(endpoint, PRISMIC_ACCESS_TOKEN).toQuery(ref);
    await readAnswer(trial, { ...call, toValue: toSearchPage });
    return null;
  } catch (error) {
    if (error instanceof UnknownReleaseError) return error.message;
    const isUnknownRef = error instanceof ContentFault && error.isRefRefused && PRISMIC_REF;
    return isUnknownRef
      ? `PRISMIC_REF: the repository does not know the ref "${PRISMIC_REF}".`
      : null;
  }
}

import { createClient } from '@prismicio/client';
import { UnknownReleaseError, pickRef } from '../lib/content/repository';
import type { Env } from '../lib/env';

/**
 * Returns what is wrong with the configured release or ref; null if nothing is, or while the content service is down,
 * which is no reason not to start.
 */
export async function findReleaseFault(env: Env): Promise<string | null> {
  const { PRISMIC_REPOSITORY, PRISMIC_RELEASE, PRISMIC_REF } = env;
  if (!PRISMIC_REPOSITORY || !(PRISMIC_RELEASE ?? PRISMIC_REF)) return null;
  const client = createClient(PRISMIC_REPOSITORY, {
    documentAPIEndpoint: env.PRISMIC_ENDPOINT,
    accessToken: env.PRISMIC_ACCESS_TOKEN,
    fetchOptions: { signal: AbortSignal.timeout(env.PRISMIC_TIMEOUT_MS) },
  });
  try {
    const ref = pickRef(await client.getRepository(), env);
    const url = await client.buildQueryURL({ ref, pageSize: 1 });
    // The client's own queries replace an unknown ref by the published one.
    const { status } = await fetch(url, { signal: AbortSignal.timeout(env.PRISMIC_TIMEOUT_MS) });
    const isUnknown = PRISMIC_REF && (status === 404 || status === 410);
    return isUnknown ? `PRISMIC_REF: the repository does not know the ref "${PRISMIC_REF}".` : null;
  } catch (error) {
    return error instanceof UnknownReleaseError ? error.message : null;
  }
}

import { createClient } from '@prismicio/client';
import { loadDocuments } from '@/embedded/content/load';
import type { Env } from '@/lib/env';
import { getErrorMessage } from '@/lib/errors';
import { fetchUncached } from '@/lib/http/fetch-uncached';
import { createProviderClient } from '@/lib/provider/client';
import type { Parsed } from '@/lib/provider/schema';
import type { Finding, LaunchDocument } from './finding';

/** Returns the documents that the site would show: the repository's if one is configured, else the folder's. */
export async function readDocuments(
  env: Env,
  root: string,
): Promise<{ documents: LaunchDocument[]; findings: Finding[] }> {
  const files = () => loadDocuments(root).map(({ document }): LaunchDocument => document);
  if (!env.PRISMIC_REPOSITORY) return { documents: files(), findings: [] };
  try {
    const client = createClient(env.PRISMIC_REPOSITORY, {
      documentAPIEndpoint: env.PRISMIC_ENDPOINT,
      accessToken: env.PRISMIC_ACCESS_TOKEN,
      fetchOptions: { signal: AbortSignal.timeout(60_000) },
    });
    return { documents: await client.dangerouslyGetAll({ lang: '*' }), findings: [] };
  } catch (error) {
    const problem = `the repository cannot be read: ${getErrorMessage(error)}`;
    return { documents: files(), findings: [{ owner: 'engineer', topic: 'content', problem }] };
  }
}

/** Finds calls that fail or do not match docs/provider-api.yaml, and prices that are not set. */
export async function findProviderFaults(env: Env): Promise<Finding[]> {
  const { PROVIDER_API_URL: apiUrl, AVAILABILITY_API_URL: availabilityUrl } = env;
  const client = createProviderClient({
    fetch: fetchUncached,
    apiUrl: apiUrl ?? '',
    availabilityUrl: availabilityUrl ?? null,
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
  });
  const toFinding = (call: string, what: string): Finding => ({
    owner: 'engineer',
    topic: 'provider',
    problem: `${call} ${what}`,
  });
  const ask = async (call: string, read: () => Promise<Finding[]>) =>
    read().catch((error: unknown) => [toFinding(call, `failed: ${getErrorMessage(error)}`)]);
  const check = (call: string, read: () => Promise<Parsed<unknown>>) =>
    ask(call, async () => {
      const { dropped } = await read();
      return dropped > 0 ? [toFinding(call, `has ${dropped} entries out of contract`)] : [];
    });
  const plans = () =>
    ask('prices/public/plans', async () => {
      const { entries, dropped } = await client.readPlans();
      const unset = entries.filter(
        ({ price, action }) => price.placeholder && action !== 'contact',
      );
      return [
        ...(dropped > 0
          ? [toFinding('prices/public/plans', `has ${dropped} entries out of contract`)]
          : []),
        ...unset.map(({ name }): Finding => ({
          owner: 'owner',
          topic: 'prices',
          problem: `the price of ${name} is not set`,
        })),
      ];
    });
  const checks = [
    ...(apiUrl
      ? [
          check('access_nodes/nodes_v2', client.readNodes),
          check('prices/CU/protocols', client.readCuProtocols),
          check('prices/CU/methods', () => client.readCuMethods('all')),
          plans(),
        ]
      : []),
    ...(availabilityUrl
      ? [
          ask('availability', async () => {
            await client.readAvailability();
            return [];
          }),
        ]
      : []),
  ];
  return (await Promise.all(checks)).flat();
}

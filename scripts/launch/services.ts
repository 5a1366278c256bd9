import { createClient } from '@prismicio/client';
import { loadDocuments } from '@/embedded/content/load';
import type { Env } from '@/lib/env';
import { getErrorMessage } from '@/lib/errors';
import { fetchUncached } from '@/lib/http/own-server';
import { createProviderClient } from '@/lib/provider/client';
import type { LimitRow } from '@/lib/provider/limit-fields';
import { getDashboardUrl } from '@/lib/site/paths';
import { checkProvider } from '../provider/lists';
import type { Finding, LaunchDocument } from './documents';

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

/** Sections that other systems serve; the navbar and the footer lead there. */
const ELSEWHERE = ['docs', 'blog', 'explorers'];
const LINK_TIMEOUT_MS = 5000;

/** Finds links to other systems that lead nowhere. */
export async function findDeadSections({ SITE_URL }: Env): Promise<Finding[]> {
  const site = new URL(SITE_URL);
  const sections: [name: string, url: string][] = [
    ...ELSEWHERE.map((name): [string, string] => [name, new URL(`/${name}/`, site).href]),
    ['account', getDashboardUrl(site)],
  ];
  const check = async ([name, url]: [string, string]): Promise<Finding[]> => {
    const signal = AbortSignal.timeout(LINK_TIMEOUT_MS);
    const answer = await fetchUncached(url, { signal }).then(
      ({ ok, status }) => (ok ? null : `answers ${status}`),
      () => 'does not answer',
    );
    if (!answer) return [];
    const problem = `${name}: ${url} ${answer}; links lead there, docs/deploy.md says how to serve it`;
    return [{ owner: 'engineer', topic: 'links', problem }];
  };
  return (await Promise.all(sections.map(check))).flat();
}

const connect = (env: Env) =>
  createProviderClient({
    fetch: fetchUncached,
    apiUrl: env.PROVIDER_API_URL ?? '',
    paths: env.PROVIDER_PATHS,
    token: env.PROVIDER_API_TOKEN,
    availabilityUrl: env.AVAILABILITY_API_URL ?? null,
    timeoutMs: env.PROVIDER_TIMEOUT_MS,
  });

/** Returns the limits that the configured provider states; none without a provider, or while it fails. */
export async function readProviderLimits(env: Env): Promise<LimitRow[]> {
  if (!env.PROVIDER_API_URL) return [];
  const { entries } = await connect(env)
    .readLimits()
    .catch(() => ({ entries: [] }));
  return entries;
}

/** Finds calls that fail or do not match docs/provider-api.yaml, and prices that are not set. */
export async function findProviderFaults(env: Env): Promise<Finding[]> {
  const { PROVIDER_API_URL: apiUrl, AVAILABILITY_API_URL: availabilityUrl } = env;
  const client = connect(env);
  const toFinding = (call: string, what: string): Finding => ({
    owner: 'engineer',
    topic: 'provider',
    problem: `${call} ${what}`,
  });
  const findUnsetPrices = async (): Promise<Finding[]> => {
    const { entries } = await client.readPlans();
    return entries
      .filter(({ price, action }) => price.placeholder && action !== 'contact')
      .map(({ name }) => ({
        owner: 'owner',
        topic: 'prices',
        problem: `the price of ${name} is not set`,
      }));
  };
  const findFaults = async (): Promise<Finding[]> => {
    const { faults } = await checkProvider(client);
    return faults.map((fault) => toFinding('GET', fault));
  };
  const findAvailabilityFault = async (): Promise<Finding[]> => {
    try {
      await client.readAvailability();
      return [];
    } catch (error) {
      return [toFinding('availability', `failed: ${getErrorMessage(error)}`)];
    }
  };
  const checks = [
    // A failure to read plans is among the faults.
    ...(apiUrl ? [findFaults(), findUnsetPrices().catch(() => [])] : []),
    ...(availabilityUrl ? [findAvailabilityFault()] : []),
  ];
  return (await Promise.all(checks)).flat();
}

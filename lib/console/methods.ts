import type { ChainMethod } from '@/lib/chains/methods';
import type { Locale } from '@/lib/i18n/locales';
import { toMethodCall } from '@/lib/methods/call';
import { getInterfaces } from '@/lib/methods/interfaces';
import { toHttpSample } from '@/lib/samples/http';
import type { CallTarget, RequestSample } from '@/lib/samples/types';
import { getMethodsFile } from '@/lib/site/addresses';
import { applyFields, type FieldTexts } from './fields';

/** The fields of `/chains/{key}/methods.json` that the console reads. */
type PublicMethod = Pick<ChainMethod, 'name' | 'wire' | 'family' | 'group' | 'result'> & {
  summary: string;
  summaryZh: string;
  transports: ChainMethod['transport'];
  httpMethod: ChainMethod['http'];
  parameters: ChainMethod['params'];
  computeUnits: number | null;
  archiveComputeUnits: number | null;
  page: string | null;
};

/** A method that can be called over HTTP, with the cost of one call in compute units. */
export type ConsoleMethod = {
  name: string;
  summary: string;
  /** The interfaces that offer it, or the parents of those. */
  interfaces: readonly string[];
  params: ChainMethod['params'];
  units: number | null;
  archive: number | null;
  /** Path of the page that documents it; null if there is none. */
  page: string | null;
  /** @param texts the visitor's changes */
  toSample: (texts: FieldTexts, place: CallTarget) => RequestSample;
};

function toMethod(method: PublicMethod, locale: Locale): ConsoleMethod[] {
  const { name, parameters: params } = method;
  const call = { ...method, params, transport: method.transports, http: method.httpMethod };
  const interfaces = getInterfaces(call);
  const [answering] = interfaces;
  if (!answering || toMethodCall(call) === null) return [];
  return [
    {
      name,
      summary: { en: method.summary, cn: method.summaryZh }[locale],
      interfaces,
      params,
      units: method.computeUnits,
      archive: method.archiveComputeUnits,
      page: method.page && new URL(method.page).pathname,
      toSample(texts, place) {
        const made = toMethodCall({ ...call, params: applyFields(params, texts) });
        const sent = made ?? toMethodCall(call);
        if (!sent) throw new Error(`${name} is not asked for over HTTP`);
        return toHttpSample({ interface: answering, ...sent }, place);
      },
    },
  ];
}

const known = new Map<string, Promise<readonly ConsoleMethod[]>>();

async function fetchMethods(chain: string, locale: Locale): Promise<readonly ConsoleMethod[]> {
  const response = await fetch(getMethodsFile(chain));
  if (!response.ok) throw new Error(`The methods of ${chain} returned status ${response.status}`);
  const { methods } = (await response.json()) as { methods: readonly PublicMethod[] };
  return methods.flatMap((method) => toMethod(method, locale));
}

/**
 * Loads a chain's methods that can be called over HTTP.
 * @throws if the server does not respond
 */
export async function loadMethods(
  chain: string,
  locale: Locale,
): Promise<readonly ConsoleMethod[]> {
  const id = `${locale} ${chain}`;
  const loading = known.get(id) ?? fetchMethods(chain, locale);
  known.set(id, loading);
  // A failed request is retried next time.
  loading.catch(() => known.delete(id));
  return loading;
}

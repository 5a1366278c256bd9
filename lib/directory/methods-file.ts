import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import { getInterfaces } from '@/lib/methods/interfaces';
import { getMethodPages } from '@/lib/methods/pages';
import { createPriceLookup } from '@/lib/methods/prices';
import type { Chain, ComputeUnits } from '@/lib/provider';
import { getChainPath, getMethodPath } from '@/lib/site/addresses';

/** Creates a function that converts a chain's methods to their published form. */
export function createPublicMethod(chain: Chain, prices: ComputeUnits, origin: string) {
  const getPrice = createPriceLookup(prices, chain.key);
  const slugs = new Map(getMethodPages(chain).map(({ name, slug }) => [name, slug]));
  return (method: ChainMethod) => {
    const price = getPrice(method);
    const slug = slugs.get(method.name);
    return {
      name: method.name,
      wire: method.wire,
      family: method.family,
      group: method.group,
      summary: method.summary.en,
      summaryZh: method.summary.cn,
      interface: getInterfaces(method)[0] ?? null,
      transports: method.transport,
      httpMethod: method.http,
      parameters: method.params,
      result: method.result ?? null,
      optIn: method.optIn,
      archive: method.archive,
      computeUnits: price?.units ?? null,
      archiveComputeUnits: price?.archive ?? null,
      page: slug ? origin + getMethodPath(chain.key, slug) : null,
    };
  };
}

/** Returns a chain's methods as published for machines; `origin` is the site's, without a trailing slash. */
export function toPublicMethods(chain: Chain, prices: ComputeUnits, origin: string) {
  const support = getMethodSupport(chain.key);
  if (!support) return null;
  const { isConfirmed, checked, methods } = support;
  return {
    $schema: `${origin}/methods.schema.json`,
    chain: chain.key,
    status: chain.status,
    confirmed: isConfirmed,
    checked,
    url: origin + getChainPath(chain.key),
    methods: methods.map(createPublicMethod(chain, prices, origin)),
  };
}

export type PublicMethods = NonNullable<ReturnType<typeof toPublicMethods>>;

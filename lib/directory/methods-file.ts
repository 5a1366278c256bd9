import { getMethodSupport, type ChainMethod } from '@/lib/chains/methods';
import { getInterfaces } from '@/lib/methods/interfaces';
import { getMethodPages } from '@/lib/methods/pages';
import { createPriceLookup } from '@/lib/methods/prices';
import type { Chain, ComputeUnits } from '@/lib/provider';
import { getChainPath, getMethodPath } from '@/lib/site/addresses';

/** Gives a chain's methods the form in which the site publishes them to machines. */
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

/** A chain's methods as the site publishes them to machines; `origin` is the site's, without a slash at its end. */
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

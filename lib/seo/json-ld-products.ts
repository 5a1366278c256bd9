import type { Chain, Plan } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import type { Context, Thing } from './json-ld';

/** Returns the free plan if its price is certain; other costs depend on how a chain is used. */
function toOffer(plans: readonly Plan[], url: string): Thing | null {
  const free = plans.find(({ kind, price }) => kind === 'free' && price.amount === 0);
  if (!free || free.price.placeholder) return null;
  return { '@type': 'Offer', name: free.name, price: '0', priceCurrency: free.price.currency, url };
}

type Product = {
  chain: Chain;
  title: string;
  summary: string;
  brand: string;
  plans: readonly Plan[];
};

/** Describes access to a chain as a product. */
export function toProduct(
  { chain, title, summary, brand, plans }: Product,
  { origin, locale }: Context,
): Thing {
  const url = origin + localizePath(getChainPath(chain.key), locale);
  const offer = chain.status === 'available' ? toOffer(plans, url) : null;
  return {
    '@type': 'Product',
    name: title,
    ...(summary && { description: summary }),
    url,
    brand: { '@type': 'Brand', name: brand },
    ...(offer && { offers: offer }),
  };
}

/** Describes third-party software; `url` is its own website. */
export function toSoftware({
  name,
  summary,
  url,
}: Record<'name' | 'summary' | 'url', string>): Thing {
  return {
    '@type': 'SoftwareApplication',
    name,
    ...(summary && { description: summary }),
    url,
    applicationCategory: 'DeveloperApplication',
  };
}

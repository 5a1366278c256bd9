import type { Chain, Plan } from '@/lib/provider';
import { getChainPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import type { Context, Thing } from './json-ld';

/** The free plan, if its price is known for certain; what else a chain costs depends on how it is used. */
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

/** Access to a chain as something that one can buy. */
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

/** A program or library that others make; `url` is its own website. */
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

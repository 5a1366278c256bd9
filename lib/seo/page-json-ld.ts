import 'server-only';
import { getShell } from '@/lib/content/view';
import type { Page, PageOf } from '@/lib/pages';
import { getPlans, type Chain, type Plan } from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';
import { getChainPath } from '@/lib/site/addresses';
import { localizePath } from '@/lib/site/paths';
import {
  toBreadcrumbs,
  toOrganization,
  toQuestions,
  toWebSite,
  type Question,
  type Thing,
  type Context,
} from './json-ld';

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
function toSoftware({ name, summary, url }: Record<'name' | 'summary' | 'url', string>): Thing {
  return {
    '@type': 'SoftwareApplication',
    name,
    ...(summary && { description: summary }),
    url,
    applicationCategory: 'DeveloperApplication',
  };
}

type Sections = readonly { primary: object }[];

/** Returns the questions in a page's sections. */
export const getSectionQuestions = (sections: Sections): Question[] =>
  sections.flatMap(({ primary }) =>
    'questions' in primary && Array.isArray(primary.questions)
      ? (primary.questions as Question[])
      : [],
  );

/** Returns the questions on a chain's page; without a measurement, none that states a figure. */
function getChainQuestions({ data, chain }: PageOf<'chain'>): readonly Question[] {
  if (!data.parts.some(({ part }) => part === 'questions')) return [];
  const { reading, availabilityPercent } = chain;
  return data.questions.filter(
    ({ answer }) => reading === 'live' || !JSON.stringify(answer).includes(availabilityPercent),
  );
}

function getQuestions(page: Page): Thing | null {
  switch (page.kind) {
    case 'chain':
      return toQuestions(getChainQuestions(page));
    case 'comparison':
    case 'estimate':
    case 'search':
    case 'method':
    case 'provider':
    case 'faucet-network':
      return null;
    default:
      return toQuestions(getSectionQuestions(page.data.slices));
  }
}

async function getHomeThings({ locale, brand }: PageOf<'home'>): Promise<Thing[]> {
  const origin = getSiteOrigin();
  const { settings } = await getShell(locale);
  const { legal_name: legalName, email, social } = settings;
  return [
    toOrganization({ brand, legalName, email, social }, origin),
    toWebSite(brand, { origin, locale }),
  ];
}

function getProjectThings({ data, description }: PageOf<'project'>): Thing[] {
  if (!('website' in data)) return [];
  const url = 'url' in data.website ? data.website.url : undefined;
  return data.name && url ? [toSoftware({ name: data.name, summary: description, url })] : [];
}

async function getOwnThings(page: Page): Promise<Thing[]> {
  const context = { origin: getSiteOrigin(), locale: page.locale };
  if (page.kind === 'home') return getHomeThings(page);
  const crumbs = toBreadcrumbs(page.crumbs, context);
  if (page.kind === 'chain') {
    const { chain, title, description: summary, brand } = page;
    const plans = await getPlans();
    return [crumbs, toProduct({ chain, title, summary, brand, plans }, context)];
  }
  return page.kind === 'project' ? [crumbs, ...getProjectThings(page)] : [crumbs];
}

/** Returns a page's structured data, from the facts that it shows. */
export async function getPageJsonLd(page: Page): Promise<Thing[]> {
  const questions = getQuestions(page);
  const things = await getOwnThings(page);
  return questions ? [...things, questions] : things;
}

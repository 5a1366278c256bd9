import 'server-only';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { getProjectPath } from '@/lib/content/projects';
import { getShell, getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { getPlans } from '@/lib/provider';
import { getSiteOrigin } from '@/lib/site/origin';
import { getCrumbs } from './crumbs';
import {
  toBreadcrumbs,
  toOrganization,
  toProduct,
  toQuestions,
  toSoftware,
  toWebSite,
  type Asked,
  type Thing,
} from './json-ld';
import { getSlices } from './markdown/document-page';
import { isRichText } from './markdown/fields';
import { getSitePage, type SitePage } from './page';

type Place = { origin: string; locale: Locale };

const toAsked = ({ question, answer }: JsonObject): Asked => ({
  question: typeof question === 'string' ? question : null,
  answer: isRichText(answer) ? answer : [],
});

/** The questions of a page. Of a chain that was not measured none states the default figure. */
function getQuestions(page: SitePage): Thing | null {
  if (page.kind === 'chain') {
    if (!page.data.parts.some(({ part }) => part === 'questions')) return null;
    const { measuredAt, availabilityPercent } = page.chain;
    const asked = page.data.questions.filter(
      ({ answer }) => measuredAt || !JSON.stringify(answer).includes(availabilityPercent),
    );
    return toQuestions(asked);
  }
  if (page.kind === 'network') return null;
  const groups = getSlices(page.data).map(({ primary }) => primary.questions);
  const items = groups.flatMap((group) => (Array.isArray(group) ? group.filter(isJsonObject) : []));
  return toQuestions(items.map(toAsked));
}

async function getHomeThings({ origin, locale }: Place): Promise<Thing[]> {
  const { settings } = await getShell(locale);
  const brand = settings.brand_name ?? '';
  const { legal_name: legalName, email, social } = settings;
  return [
    toOrganization({ brand, legalName, email, social }, origin),
    toWebSite(brand, { origin, locale }),
  ];
}

async function getChainThings(page: SitePage, place: Place): Promise<Thing[]> {
  if (page.kind !== 'chain') return [];
  const [{ brand }, plans] = await Promise.all([getVariables(page.locale), getPlans()]);
  return [toProduct({ ...page, brand: String(brand), plans }, place)];
}

/** What a page about a project of the marketplace is about. */
function getProjectThings({ path, summary, ...page }: SitePage): Thing[] {
  if (page.kind !== 'document' || !path.startsWith(getProjectPath('').slice(0, -1))) return [];
  const { name, website } = page.data;
  const url = isJsonObject(website) ? website.url : null;
  if (typeof name !== 'string' || typeof url !== 'string') return [];
  return [toSoftware({ name, summary, url })];
}

/** What a page tells machines about itself, from the facts that it shows. */
export async function getPageJsonLd(path: string, locale: Locale): Promise<Thing[]> {
  const page = await getSitePage(path, locale);
  if (!page) return [];
  const place = { origin: getSiteOrigin(), locale };
  const crumbs = getCrumbs(path, page.crumb, getMessages(locale));
  const own =
    path === '/'
      ? await getHomeThings(place)
      : [
          toBreadcrumbs(crumbs, place),
          ...(await getChainThings(page, place)),
          ...getProjectThings(page),
        ];
  const questions = getQuestions(page);
  return questions ? [...own, questions] : own;
}

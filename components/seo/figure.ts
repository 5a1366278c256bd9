import 'server-only';
import { getNavigation } from '@/lib/content';
import { getLinkAddress } from '@/lib/content/link-address';
import type { Page } from '@/lib/pages';
import { splitLocale } from '@/lib/site/paths';
import { readDrawing, readMark } from './SocialPicture/symbols';

/** A mark of a chain: the address of its picture, or null where one is drawn from its key. */
export type Mark = { chainKey: string; picture: string | null };
/** What a page's social picture shows beside its title: marks of chains, a drawing, or nothing but the lattice. */
export type Figure = { marks: readonly Mark[]; drawing: string | null };

const MAX_MARKS = 24;

/** The chains that a page is about, the most popular first. */
function getChainKeys(page: Page): string[] {
  switch (page.kind) {
    case 'chain':
    case 'method':
      return [page.chain.key];
    case 'directory':
      return page.nodes.chains.map(({ key }) => key);
    case 'comparison':
    case 'project':
      return page.chains.map(({ key }) => key);
    case 'faucet-network':
      return [page.network.chainKey];
    default:
      return [];
  }
}

/** The drawing that the menus show beside a page, or beside the section that it belongs to. */
async function findDrawing({ crumbs, locale }: Page): Promise<string | null> {
  const { menus } = (await getNavigation(locale)).data;
  const links = menus.flatMap((menu) => menu.links);
  for (const { path } of crumbs.slice(1).reverse()) {
    const link = links.find(
      (one) => one.drawing && splitLocale(getLinkAddress(one.link) ?? '').path === path,
    );
    if (link?.drawing) return readDrawing(link.drawing);
  }
  return null;
}

export async function getFigure(page: Page): Promise<Figure> {
  const keys = getChainKeys(page).slice(0, MAX_MARKS);
  const marks = await Promise.all(
    keys.map(async (chainKey) => ({ chainKey, picture: await readMark(chainKey) })),
  );
  return { marks, drawing: marks.length > 0 ? null : await findDrawing(page) };
}

import 'server-only';
import { readFile } from 'node:fs/promises';
import { getNavigation } from '@/lib/content';
import { getLinkAddress } from '@/lib/content/link-address';
import { getNodes } from '@/lib/content/nodes';
import { getInterfaceChains } from '@/lib/display/interface-chains';
import type { Page } from '@/lib/pages';
import { splitLocale } from '@/lib/site/paths';
import { COLOURS } from './SocialPicture/colours';

const MARKS = new URL('../nodes/ChainMark/chain-marks.svg', import.meta.url);
const DRAWINGS = new URL('../layout/Navbar/menu-drawings.svg', import.meta.url);
const SYMBOL = /<symbol id="([^"]+)"([^>]*)>(.*?)<\/symbol>/gs;
/** How the menus' style sheet draws them. */
const DRAWING_LOOK = `fill="none" stroke="${COLOURS.ink}" stroke-width="1.4"`;

/** Reads the symbols of a sprite by their ids, each as a data URL. */
async function readSymbols(sprite: URL, look = ''): Promise<ReadonlyMap<string, string>> {
  const text = await readFile(sprite, 'utf8');
  return new Map(
    Array.from(text.matchAll(SYMBOL), ([, id = '', attributes = '', shapes = '']) => {
      const coloured = shapes.replace(/currentColor|var\(--accent\)/g, COLOURS.signal);
      const svg = `<svg xmlns="http://www.w3.org/2000/svg"${attributes} ${look}>${coloured}</svg>`;
      return [id, `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`];
    }),
  );
}

/** Reads the marks of all chains that have one, by chain key. */
const readMarks = () => readSymbols(MARKS);
/** Reads the menus' drawings by name. */
const readDrawings = () => readSymbols(DRAWINGS, DRAWING_LOOK);

/** A chain's mark: the URL of its picture, or null if it is drawn from its key. */
export type Mark = { chainKey: string; picture: string | null };
/** What a page's social picture shows beside its title: chain marks, a drawing, or only the lattice. */
export type Figure = { marks: readonly Mark[]; drawing: string | null };

const MAX_MARKS = 24;

/** Returns the chains that a page is about, most popular first. */
async function getChainKeys(page: Page): Promise<string[]> {
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
    case 'document': {
      const { chains } = await getNodes();
      return getInterfaceChains(chains, page.path)?.chains.map(({ key }) => key) ?? [];
    }
    default:
      return [];
  }
}

/** Finds the drawing that the menus show beside a page or its section. */
async function findDrawing({ crumbs, locale }: Page): Promise<string | null> {
  const { menus } = (await getNavigation(locale)).data;
  const links = menus.flatMap((menu) => menu.links);
  for (const { path } of crumbs.slice(1).reverse()) {
    const link = links.find(
      (one) => one.drawing && splitLocale(getLinkAddress(one.link) ?? '').path === path,
    );
    if (link?.drawing) return (await readDrawings()).get(link.drawing) ?? null;
  }
  return null;
}

export async function getFigure(page: Page): Promise<Figure> {
  const keys = (await getChainKeys(page)).slice(0, MAX_MARKS);
  if (keys.length === 0) return { marks: [], drawing: await findDrawing(page) };
  const pictures = await readMarks();
  const marks = keys.map((chainKey) => ({ chainKey, picture: pictures.get(chainKey) ?? null }));
  return { marks, drawing: null };
}

import { findAssets, findStyleAssets } from '../bench/assets';
import { toBrotliSize } from '../bench/weigh';

type Size = { raw: number; brotli: number };
/** What a browser loads for a page's first view, in bytes; fonts are already compressed. */
export type Weight = Record<'html' | 'css' | 'script', Size> & { font: number };

async function load(address: string): Promise<Buffer> {
  const response = await fetch(address);
  if (response.status !== 200) throw new Error(`${address} returned ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

const loadAll = (addresses: readonly string[]) => Promise.all([...new Set(addresses)].map(load));

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const toSize = (bodies: readonly Buffer[]): Size => ({
  raw: sum(bodies.map(({ length }) => length)),
  brotli: sum(bodies.map(toBrotliSize)),
});

/** Weighs a page and what it loads from its own server. */
export async function weigh(address: string): Promise<Weight> {
  const html = await load(address);
  const { scripts, styles, fonts } = findAssets(html.toString(), address);
  const sheets = await loadAll(styles);
  // Those that the page requests at once; a browser loads other character ranges when it needs one.
  const wanted =
    fonts.length > 0
      ? fonts
      : sheets.flatMap(
          (sheet, index) => findStyleAssets(sheet.toString(), styles[index] ?? address).fonts,
        );
  return {
    html: toSize([html]),
    css: toSize(sheets),
    script: toSize(await loadAll(scripts)),
    font: toSize(await loadAll(wanted)).raw,
  };
}

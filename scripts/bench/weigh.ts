import { brotliCompressSync, constants } from 'node:zlib';
import { findAssets, findStyleAssets } from './assets';

/** What a browser loads for a page, as brotli, except for fonts, which are already compressed. */
export type Weight = {
  script: number;
  css: number;
  font: number;
  fontFiles: number;
  html: number;
  thirdParties: string[];
};

const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
export const toBrotliSize = (body: Buffer) => brotliCompressSync(body, QUALITY).length;

const bodies = new Map<string, Promise<Buffer>>();
const sizes = new Map<string, number>();

async function load(address: string): Promise<Buffer> {
  const response = await fetch(address, { redirect: 'manual' });
  if (response.status !== 200) throw new Error(`${address} returned ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

function loadOnce(address: string): Promise<Buffer> {
  const body = bodies.get(address) ?? load(address);
  bodies.set(address, body);
  return body;
}

export const loadText = async (address: string) => (await loadOnce(address)).toString();

/** Returns the size of a file as brotli, in bytes. */
export async function weighFile(address: string): Promise<number> {
  const size = sizes.get(address) ?? toBrotliSize(await loadOnce(address));
  sizes.set(address, size);
  return size;
}

async function sum(addresses: string[], weighOne: (address: string) => Promise<number>) {
  let total = 0;
  for (const address of addresses) total += await weighOne(address);
  return total;
}

export async function weighPage(origin: string, path: string): Promise<Weight> {
  const base = origin + path;
  const html = await load(base);
  const page = findAssets(html.toString(), base);
  const isOwn = (address: string) => new URL(address).origin === origin;
  const styles = await Promise.all(
    page.styles
      .filter(isOwn)
      .map(async (address) => findStyleAssets((await loadOnce(address)).toString(), address)),
  );
  const fonts = [...new Set([...page.fonts, ...styles.flatMap((style) => style.fonts)])];
  const all = [...page.all, ...styles.flatMap((style) => style.all)];
  return {
    script: await sum(page.scripts.filter(isOwn), weighFile),
    css: await sum(page.styles.filter(isOwn), weighFile),
    font: await sum(fonts.filter(isOwn), async (address) => (await loadOnce(address)).length),
    fontFiles: fonts.length,
    html: toBrotliSize(html),
    thirdParties: [...new Set(all.filter((address) => !isOwn(address)))],
  };
}

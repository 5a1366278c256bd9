/** Distinct absolute URLs that a page makes a browser load. */
export type Assets = { scripts: string[]; styles: string[]; fonts: string[]; all: string[] };

const TAG = /<(script|link|img|iframe|source|video|audio|embed)\b([^>]*)>/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;
const FONT_FACE = /@font-face\s*\{([^}]*)\}/g;
const CSS_URL = /url\(\s*["']?([^"')]+)["']?\s*\)/g;
const LOADING_RELS = /\b(stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch|icon)\b/;

type Attributes = Record<string, string | undefined>;

function toAttributes(text: string): Attributes {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
      name.toLowerCase(),
      value.replaceAll('&amp;', '&'),
    ]),
  );
}

const toUnique = (values: string[]) => [...new Set(values)];

/** Returns every URL in `srcset`, without sizes. */
const splitSrcset = (srcset = '') =>
  srcset.split(',').map((part) => part.trim().split(/\s+/)[0] ?? '');

function getAddresses(tag: string, attributes: Attributes): string[] {
  if (tag === 'link' && !LOADING_RELS.test(attributes.rel ?? '')) return [];
  const { src, href, srcset, imagesrcset } = attributes;
  return [src, href, ...splitSrcset(srcset), ...splitSrcset(imagesrcset)].filter(
    (address): address is string => Boolean(address) && !address?.startsWith('data:'),
  );
}

/** Returns what a page's HTML refers to. */
export function findAssets(html: string, base: string): Assets {
  const assets: Assets = { scripts: [], styles: [], fonts: [], all: [] };
  for (const [, tag = '', text = ''] of html.matchAll(TAG)) {
    const attributes = toAttributes(text);
    // Only browsers without module support load these, which the site does not serve.
    if ('nomodule' in attributes) continue;
    const addresses = getAddresses(tag, attributes).map((address) => new URL(address, base).href);
    const { rel } = attributes;
    if (tag === 'script' || rel === 'modulepreload') assets.scripts.push(...addresses);
    if (rel === 'stylesheet') assets.styles.push(...addresses);
    if (rel === 'preload' && attributes.as === 'font') assets.fonts.push(...addresses);
    assets.all.push(...addresses);
  }
  return {
    scripts: toUnique(assets.scripts),
    styles: toUnique(assets.styles),
    fonts: toUnique(assets.fonts),
    all: toUnique(assets.all),
  };
}

const findUrls = (css: string, base: string) =>
  [...css.matchAll(CSS_URL)]
    .map(([, address = '']) => address)
    .filter((address) => !address.startsWith('data:') && !address.startsWith('#'))
    .map((address) => new URL(address, base).href);

/** Returns what a style sheet refers to. */
export function findStyleAssets(css: string, base: string): Pick<Assets, 'fonts' | 'all'> {
  const faces = [...css.matchAll(FONT_FACE)].map(([, body = '']) => body);
  return {
    fonts: toUnique(faces.flatMap((body) => findUrls(body, base))),
    all: toUnique(findUrls(css, base)),
  };
}

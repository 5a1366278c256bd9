import 'server-only';
import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { PICTURE_SIZE } from '@/lib/seo/metadata';
import { resolvePage } from '@/lib/pages';
import { getSiteOrigin } from '@/lib/site/origin';
import { getFigure } from './figure';
import { getPictureFont } from './picture-letters';
import { SocialPicture } from './SocialPicture';

/** Maximum length of a title; a Chinese character is as wide as two Latin ones. */
const LONGEST_TITLE = { latin: 70, chinese: 36 };
const LONGEST_BRAND = 24;
/** A picture takes a fifth of a second to draw, and changes with its page's title. */
const CACHE_CONTROL = 'public, max-age=86400';
const SOFT_HYPHEN = '\u00ad';
const CHINESE_FONT = new URL('./fonts/noto-sans-sc.woff', import.meta.url);

/** Shortens a text to a number of characters with an ellipsis; in Latin script, after a whole word. */
function shorten(text: string, length: number): string {
  // This many code units contain at least as many characters.
  const letters = [...text.slice(0, 2 * length + 2)];
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length)
    .join('')
    .replace(/\s[\w’'-]*$/, '')
    .trimEnd()}…`;
}

/**
 * Returns the picture's large text: the title, or the URL if no font has its characters, because that is the same in
 * every language.
 */
export function getPictureTitle(heading: string, address: string): string {
  const title = heading.replaceAll(SOFT_HYPHEN, '');
  const font = getPictureFont(title);
  if (!title || !font) return address;
  return shorten(title, LONGEST_TITLE[font]);
}

/** Returns the text beside the mark: the brand, or the host if no font has the brand's characters. */
export const getPictureBrand = (brand: string, host: string): string =>
  getPictureFont(brand) ? shorten(brand, LONGEST_BRAND) : host;

async function readFonts(font: 'latin' | 'chinese') {
  if (font === 'latin') return undefined;
  return [{ name: 'Noto Sans SC', data: await readFile(CHINESE_FONT), weight: 400 as const }];
}

/** Responds with the social picture of the page at a path; 404 if there is none in this language. */
export async function getSocialPicture(path: string, locale: Locale): Promise<Response> {
  const page = await resolvePage(path, locale);
  if (!page) return new Response('404\n', { status: 404 });
  // As written in a URL, in characters that every font has.
  const { host, pathname: address } = new URL(localizePath(page.path, locale), getSiteOrigin());
  const title = getPictureTitle(page.title, address);
  const brand = getPictureBrand(page.brand, host);
  const script = getPictureFont(title + brand) ?? 'latin';
  const picture = (
    <SocialPicture
      brand={brand}
      title={title}
      address={host + address}
      path={path}
      figure={await getFigure(page)}
      script={script}
    />
  );
  return new ImageResponse(picture, {
    ...PICTURE_SIZE,
    fonts: await readFonts(script),
    // Other sites show it beside a link to the page.
    headers: { 'cache-control': CACHE_CONTROL, 'access-control-allow-origin': '*' },
  });
}

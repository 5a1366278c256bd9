import 'server-only';
import { readFile } from 'node:fs/promises';
import { ImageResponse } from 'next/og';
import { createQueue } from '@/lib/http/queue';
import type { Locale } from '@/lib/i18n/locales';
import { getProcessWide } from '@/lib/process-wide';
import { localizePath } from '@/lib/site/paths';
import { PICTURE_SIZE } from '@/lib/seo/metadata';
import { resolvePage } from '@/lib/pages';
import { getSiteOrigin } from '@/lib/site/origin';
import { getFigure } from './figure';
import { getPictureFont } from './picture-letters';
import { SocialPicture } from './SocialPicture';

/** Letters of a title at most; a Chinese one is as wide as two others. */
const LONGEST_TITLE = { latin: 70, chinese: 36 };
const LONGEST_BRAND = 24;
/** Drawing keeps a processor busy for a fifth of a second, and there are hundreds of pages. */
const MAX_WAITING = 20;
const SOFT_HYPHEN = '\u00ad';
const CHINESE_FONT = new URL('./fonts/noto-sans-sc.woff', import.meta.url);

/** A text of so many letters at most; a longer one ends with an ellipsis, in Latin script behind a whole word. */
function shorten(text: string, length: number): string {
  // As many code units hold at least as many letters.
  const letters = [...text.slice(0, 2 * length + 2)];
  if (letters.length <= length) return text;
  return `${letters
    .slice(0, length)
    .join('')
    .replace(/\s[\w’'-]*$/, '')
    .trimEnd()}…`;
}

/**
 * What stands large in the picture: the title, or where no font has its letters the address, which reads the
 * same in every language.
 */
export function getPictureTitle(heading: string, address: string): string {
  const title = heading.replaceAll(SOFT_HYPHEN, '');
  const font = getPictureFont(title);
  if (!title || !font) return address;
  return shorten(title, LONGEST_TITLE[font]);
}

/** What stands beside the mark: the brand, or the host where no font has the brand's letters. */
export const getPictureBrand = (brand: string, host: string): string =>
  getPictureFont(brand) ? shorten(brand, LONGEST_BRAND) : host;

async function readFonts(font: 'latin' | 'chinese') {
  if (font === 'latin') return undefined;
  return [{ name: 'Noto Sans SC', data: await readFile(CHINESE_FONT), weight: 400 as const }];
}

/** The social picture of the page at a path; 404 where there is none in this language. */
export async function getSocialPicture(path: string, locale: Locale): Promise<Response> {
  const page = await resolvePage(path, locale);
  if (!page) return new Response('404\n', { status: 404 });
  // As a URL has it, in letters that each font has.
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
  const draw = getProcessWide('social-pictures', () => createQueue(MAX_WAITING));
  const bytes = await draw(async () => {
    const fonts = await readFonts(script);
    return new ImageResponse(picture, { ...PICTURE_SIZE, fonts }).arrayBuffer();
  });
  if (!bytes) return new Response(null, { status: 503, headers: { 'retry-after': '10' } });
  return new Response(bytes, { headers: { 'content-type': 'image/png' } });
}

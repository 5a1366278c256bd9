import 'server-only';
import { ImageResponse } from 'next/og';
import { getVariables } from '@/lib/content/view';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/site/paths';
import { PICTURE_SIZE } from '@/lib/seo/metadata';
import { getSitePage } from '@/lib/seo/page';
import { getSiteOrigin } from '@/lib/site/origin';
import { SocialPicture } from './SocialPicture';

const LONGEST_TITLE = 70;

/** True for words that the one font at hand can set; for others the program would ask a third party. */
const isDrawable = (text: string) => /^[\u0020-\u007e\u00a0-\u00ff’“”–…]*$/.test(text);

/**
 * What stands large in the picture: the title, or where no font has its letters the address, which reads the
 * same in every language.
 */
export function getPictureTitle(title: string, address: string): string {
  if (!title || !isDrawable(title)) return address;
  if (title.length <= LONGEST_TITLE) return title;
  return `${title.slice(0, LONGEST_TITLE).replace(/\s+\S*$/, '')}…`;
}

/** The social picture of the page at a path; 404 where there is none in this language. */
export async function getSocialPicture(path: string, locale: Locale): Promise<Response> {
  const [page, { brand }] = await Promise.all([getSitePage(path, locale), getVariables(locale)]);
  if (!page) return new Response('404\n', { status: 404 });
  const address = localizePath(path, locale);
  const name = isDrawable(String(brand)) ? String(brand) : new URL(getSiteOrigin()).host;
  return new ImageResponse(
    <SocialPicture
      brand={name}
      title={getPictureTitle(page.title, address)}
      address={new URL(getSiteOrigin()).host + address}
      path={path}
    />,
    PICTURE_SIZE,
  );
}

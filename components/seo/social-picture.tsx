import 'server-only';
import { ImageResponse } from 'next/og';
import { createQueue } from '@/lib/http/queue';
import type { Locale } from '@/lib/i18n/locales';
import { getProcessWide } from '@/lib/process-wide';
import { localizePath } from '@/lib/site/paths';
import { PICTURE_SIZE } from '@/lib/seo/metadata';
import { resolvePage } from '@/lib/pages';
import { getSiteOrigin } from '@/lib/site/origin';
import { SocialPicture } from './SocialPicture';

const LONGEST_TITLE = 70;
/** Drawing keeps a processor busy for a fifth of a second, and there are hundreds of pages. */
const MAX_WAITING = 20;

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
  const page = await resolvePage(path, locale);
  if (!page) return new Response('404\n', { status: 404 });
  const address = localizePath(page.path, locale);
  const { host } = new URL(getSiteOrigin());
  const picture = (
    <SocialPicture
      brand={isDrawable(page.brand) ? page.brand : host}
      title={getPictureTitle(page.title, address)}
      address={host + address}
      path={path}
    />
  );
  const draw = getProcessWide('social-pictures', () => createQueue(MAX_WAITING));
  const bytes = await draw(() => new ImageResponse(picture, PICTURE_SIZE).arrayBuffer());
  if (!bytes) return new Response(null, { status: 503, headers: { 'retry-after': '10' } });
  return new Response(bytes, { headers: { 'content-type': 'image/png' } });
}

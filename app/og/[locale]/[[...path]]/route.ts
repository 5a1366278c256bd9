import { getSocialPicture } from '@/components/seo/social-picture';
import { getLocale } from '../../../params';

/** Drawn on request, and kept by caches in front; the middleware passes on only paths of pages. */
export async function GET(_: Request, { params }: RouteContext<'/og/[locale]/[[...path]]'>) {
  const { path = [] } = await params;
  return getSocialPicture(`/${path.map((part) => `${part}/`).join('')}`, await getLocale(params));
}

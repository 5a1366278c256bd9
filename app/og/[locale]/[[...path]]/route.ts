import { getSocialPicture } from '@/components/seo/social-picture';
import { getLocale } from '../../../params';

export const dynamic = 'force-static';
export const revalidate = 86400;

/** Drawn on first request; the middleware passes on only paths of pages. */
export const generateStaticParams = () => [];

export async function GET(_: Request, { params }: RouteContext<'/og/[locale]/[[...path]]'>) {
  const { path = [] } = await params;
  return getSocialPicture(`/${path.map((part) => `${part}/`).join('')}`, await getLocale(params));
}

import { getMarkdownResponse } from '@/lib/seo/markdown/response';
import { getLocale } from '../../../params';

export const dynamic = 'force-static';
export const revalidate = 60;

/** Generated on first request; the middleware passes on only paths of pages. */
export const generateStaticParams = () => [];

export async function GET(_: Request, { params }: RouteContext<'/markdown/[locale]/[[...path]]'>) {
  const { path = [] } = await params;
  return getMarkdownResponse(
    `/${path.map((part) => `${part}/`).join('')}`,
    await getLocale(params),
  );
}

import { getLlmsText } from '@/lib/seo/llms';
import { LOCALE_PARAMS, getLocale } from '../../params';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () => LOCALE_PARAMS;

export async function GET(_: Request, { params }: RouteContext<'/[locale]/llms.txt'>) {
  const text = await getLlmsText(await getLocale(params));
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' },
  });
}

import { getFullText } from '@/lib/seo/llms-full';
import { getLocale } from '../../params';

export const dynamic = 'force-static';
export const revalidate = 3600;

/** Made on the first request: it is read from this server, which does not run during a build. */
export const generateStaticParams = () => [];

export async function GET(_: Request, { params }: RouteContext<'/[locale]/llms-full.txt'>) {
  const text = await getFullText(await getLocale(params));
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'access-control-allow-origin': '*' },
  });
}

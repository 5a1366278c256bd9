import { getMethodSitemap } from '@/lib/seo/sitemap';

export const dynamic = 'force-static';
export const revalidate = 60;

export async function GET() {
  return new Response(await getMethodSitemap(), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
}

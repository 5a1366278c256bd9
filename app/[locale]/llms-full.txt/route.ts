import { getFullTextResponse } from '@/lib/seo/llms-full';
import { getLocale } from '../../params';

/** Read from this server, which does not run during a build. */
export const dynamic = 'force-dynamic';

export async function GET(_: Request, { params }: RouteContext<'/[locale]/llms-full.txt'>) {
  return getFullTextResponse(await getLocale(params));
}

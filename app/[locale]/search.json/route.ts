import { getSearchData } from '@/lib/search/data';
import { LOCALE_PARAMS, getLocale } from '../../params';

export const dynamic = 'force-static';
export const revalidate = 60;

export const generateStaticParams = () => LOCALE_PARAMS;

/** The data of the search dialog, loaded when it first opens. */
export async function GET(_: Request, { params }: RouteContext<'/[locale]/search.json'>) {
  return Response.json(await getSearchData(await getLocale(params)));
}

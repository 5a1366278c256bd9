import { getCountResponse } from '@/lib/analytics/count-response';
import { FORM_KINDS } from '@/lib/forms/kinds';
import { getRouteFacts } from '@/lib/routing/facts';

/** Counts what happened on a page. Browsers report it once, when the page is left. */
export async function POST(request: Request): Promise<Response> {
  const { paths } = await getRouteFacts();
  return getCountResponse(request, {
    hasPage: (locale, path) => paths[locale].has(path),
    forms: FORM_KINDS,
  });
}

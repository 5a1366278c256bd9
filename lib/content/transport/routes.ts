import { z } from 'zod';
import { isText } from '../field-rules';
import type { SearchPage } from './shapes';

const routesSchema = z.array(
  z.object({
    type: z.string(),
    path: z.string().optional(),
    lang: z.string().optional(),
    uid: z.string().optional(),
  }),
);

type Route = z.output<typeof routesSchema>[number];
type Document = SearchPage['results'][number];

function readRoutes(url: string): Route[] {
  try {
    return routesSchema.parse(JSON.parse(new URL(url).searchParams.get('routes') ?? '[]'));
  } catch {
    return [];
  }
}

/** True if a route gives a document a URL; a document published without a uid gets none from its uid. */
const isOf = (document: Document, { type, path = '', lang, uid }: Route) =>
  document.type === type &&
  (isText(document.uid) || !path.includes(':uid')) &&
  (lang === undefined || document.lang === lang) &&
  (uid === undefined || document.uid === uid);

/** True if a document has no URL although the query has a route for it. */
export function lacksAddress(url: string, documents: readonly Document[]): boolean {
  const lacking = documents.filter((document) => !document.url);
  if (lacking.length === 0) return false;
  const routes = readRoutes(url);
  return lacking.some((document) => routes.some((route) => isOf(document, route)));
}

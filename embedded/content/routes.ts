import type { Route } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import type { StoredDocument } from './types';

export type Routable = Pick<StoredDocument, 'type' | 'uid' | 'lang'> & {
  data?: Record<string, unknown>;
};

/** What a route needs besides the document: the language that `:lang?` omits, and linked documents for resolvers. */
export type RouteContext = {
  masterLang: string;
  getDocument?: (id: string) => Routable | undefined;
};

const PLACEHOLDER = /:([a-z_]\w*)(\?)?/gi;

/** Follows a resolver such as `parent.parent` through content relationships. */
function followResolver(
  document: Routable,
  resolver: string,
  context: RouteContext,
): Routable | undefined {
  return resolver.split('.').reduce<Routable | undefined>((current, field) => {
    const link = current?.data?.[field];
    const id = isJsonObject(link) ? link.id : undefined;
    return typeof id === 'string' ? context.getDocument?.(id) : undefined;
  }, document);
}

function getPlaceholder(
  name: string,
  isOptional: boolean,
  document: Routable,
  route: Route,
  context: RouteContext,
): string | null | undefined {
  if (name === 'uid') return document.uid;
  if (name === 'lang') {
    return isOptional && document.lang === context.masterLang ? null : document.lang;
  }
  const resolver = route.resolvers?.[name];
  return resolver && followResolver(document, resolver, context)?.uid;
}

function fillPath(document: Routable, route: Route, context: RouteContext): string | null {
  let isComplete = true;
  const segments = route.path.split('/').flatMap((segment, index) => {
    const filled = segment.replace(PLACEHOLDER, (_match, name: string, optional?: string) => {
      const value = getPlaceholder(name, Boolean(optional), document, route, context);
      if (!value && !optional) isComplete = false;
      return value ?? '';
    });
    return segment !== '' && filled === '' && index > 0 ? [] : [filled];
  });
  return isComplete ? segments.join('/') || '/' : null;
}

function isRouteOf(route: Route, document: Routable): boolean {
  return (
    route.type === document.type &&
    (route.uid === undefined || route.uid === document.uid) &&
    (route.lang === undefined || route.lang === document.lang)
  );
}

/** Returns a document's URL from the first route that matches and can be filled; null if there is none. */
export function toDocumentUrl(
  document: Routable,
  routes: readonly Route[],
  context: RouteContext,
): string | null {
  for (const route of routes) {
    const url = isRouteOf(route, document) ? fillPath(document, route, context) : null;
    if (url !== null) return url;
  }
  return null;
}

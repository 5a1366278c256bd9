import type { Route } from '@prismicio/client';
import type { StoredDocument } from './types';

type Routable = Pick<StoredDocument, 'type' | 'uid' | 'lang'>;
/** `masterLang` is the language that `:lang?` omits. */
type RouteContext = { masterLang: string };

const PLACEHOLDER = /:([a-z_]\w*)(\?)?/gi;

/** Fills in `:uid` and `:lang`; a name with a question mark may be missing, and its segment with it. */
function fillPath(document: Routable, path: string, { masterLang }: RouteContext): string | null {
  let isComplete = true;
  const segments = path.split('/').flatMap((segment, index) => {
    const filled = segment.replace(PLACEHOLDER, (_, name: string, optional?: string) => {
      const isOmitted = name === 'lang' && optional && document.lang === masterLang;
      const value = { uid: document.uid, lang: isOmitted ? null : document.lang }[name];
      if (!value && !optional) isComplete = false;
      return value ?? '';
    });
    return segment !== '' && filled === '' && index > 0 ? [] : [filled];
  });
  return isComplete ? segments.join('/') || '/' : null;
}

/** Returns a document's URL from the first route that matches and can be filled; null if there is none. */
export function toDocumentUrl(
  document: Routable,
  routes: readonly Route[],
  context: RouteContext,
): string | null {
  const { type, uid, lang } = document;
  for (const route of routes) {
    const isOwn =
      route.type === type &&
      (route.uid === undefined || route.uid === uid) &&
      (route.lang === undefined || route.lang === lang);
    const url = isOwn ? fillPath(document, route.path, context) : null;
    if (url !== null) return url;
  }
  return null;
}

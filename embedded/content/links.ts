import { isJsonObject, type JsonObject } from '@/lib/json';
import type { StoredDocument } from './types';

export type LinkContext = {
  getDocument: (id: string) => StoredDocument | undefined;
  getUrl: (document: StoredDocument) => string | null;
  /** The URL of a link to a missing document. */
  brokenRoute?: string;
  /** Returns the fields of the linked document that the query requests; undefined if it requests none. */
  getLinkedData?: (document: StoredDocument) => JsonObject | undefined;
};

function toBrokenLink(link: JsonObject, brokenRoute: string | undefined): JsonObject {
  const broken = { ...link, type: 'broken_type', tags: [], slug: '-', lang: null, isBroken: true };
  return { ...broken, url: brokenRoute, data: undefined };
}

function toDocumentLink(link: JsonObject, context: LinkContext): JsonObject {
  const target = context.getDocument(String(link.id));
  if (!target) return toBrokenLink(link, context.brokenRoute);
  const { id, type, tags, lang, uid, first_publication_date, last_publication_date } = target;
  const url = context.getUrl(target);
  const data = context.getLinkedData?.(target) ?? {};
  // Links inside linked data contain no data: two documents may link to each other.
  const plain = { ...context, getLinkedData: undefined };
  return {
    ...link,
    id,
    type,
    tags,
    lang,
    slug: uid ?? '-',
    first_publication_date,
    last_publication_date,
    ...(uid !== null && { uid }),
    ...(url !== null && { url }),
    ...(Object.keys(data).length > 0 && { data: withLinks(data, plain) }),
    isBroken: false,
  };
}

/** Completes every document link in a value: in fields, groups, slices, rich text and images. */
export function withLinks(value: unknown, context: LinkContext): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinks(item, context));
  if (!isJsonObject(value)) return value;
  if (value.link_type === 'Document') return toDocumentLink(value, context);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withLinks(item, context)]),
  );
}

import type { AlternateLanguage, PrismicDocument } from '@prismicio/client';
import { type JsonObject, isJsonObject } from '@/lib/json';
import { completeFields } from './complete';
import type { ContentSet } from './content-set';
import { pickFields } from './field-lists';
import { getTypeFields, getTypeModel } from './models';
import { toDocumentUrl } from './routes';
import type { SearchQuery } from './search-query';
import type { ContentModels, StoredDocument } from './types';

type LinkContext = {
  getDocument: (id: string) => StoredDocument | undefined;
  getUrl: (document: StoredDocument) => string | null;
  /** The URL of a link to a missing document. */
  brokenRoute?: string;
  /** Returns the fields of the linked document that the query requests; undefined if it requests none. */
  getLinkedData?: (document: StoredDocument) => JsonObject | undefined;
};

/** Deprecated by the vendor but still part of every document and link. */
function toSlug(document: StoredDocument): string {
  return document.uid ?? '-';
}

const asObject = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});

function toBrokenLink(link: JsonObject, brokenRoute: string | undefined): JsonObject {
  const broken = { ...link, type: 'broken_type', tags: [], slug: '-', lang: null, isBroken: true };
  return { ...broken, url: brokenRoute, data: undefined };
}

function toDocumentLink(link: JsonObject, context: LinkContext): JsonObject {
  const target = context.getDocument(String(link.id));
  if (!target) return toBrokenLink(link, context.brokenRoute);
  const { id, type, tags, lang, uid, first_publication_date, last_publication_date } = target;
  const url = context.getUrl(target);
  // Links inside linked data contain no data: two documents may link to each other.
  const plain = { ...context, getLinkedData: undefined };
  const data = { ...asObject(link.data), ...context.getLinkedData?.(target) };
  return {
    ...link,
    ...{ id, type, tags, lang, slug: toSlug(target) },
    ...{ first_publication_date, last_publication_date },
    ...(uid === null ? {} : { uid }),
    ...(url === null ? {} : { url }),
    ...(Object.keys(data).length === 0 ? {} : { data: withLinks(data, plain) }),
    isBroken: false,
  };
}

/** Completes every document link in a value: in fields, groups, slices, rich text and images. */
function withLinks(value: unknown, context: LinkContext): unknown {
  if (Array.isArray(value)) return value.map((item) => withLinks(item, context));
  if (!isJsonObject(value)) return value;
  if (value.link_type === 'Document') return toDocumentLink(value, context);
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, withLinks(item, context)]),
  );
}

export type DocumentContext = {
  content: ContentSet;
  models: ContentModels;
  masterLang: string;
  query: SearchQuery;
  ref: string;
  endpoint: string;
};

function toHref({ id }: StoredDocument, { endpoint, ref }: DocumentContext): string {
  const params = new URLSearchParams({ ref, lang: '*', q: `[[at(document.id, "${id}")]]` });
  return `${endpoint}/documents/search?${params}`;
}

function getAlternates(document: StoredDocument, content: ContentSet): AlternateLanguage[] {
  return (content.byGroup.get(document.group) ?? [])
    .filter((twin) => twin.id !== document.id)
    .map(({ id, uid, type, lang }) => ({ id, type, lang, ...(uid === null ? {} : { uid }) }));
}

function getCompleteData(document: StoredDocument, context: DocumentContext): JsonObject {
  const { models } = context;
  const model = getTypeModel(models, document.type);
  if (!model) return document.data;
  return completeFields(getTypeFields(model), document.data, { models });
}

/** Converts stored documents to the Content API's response for one query. */
export function createDocumentWriter(context: DocumentContext) {
  const { content, query, masterLang } = context;
  const getDocument = (id: string) => content.byId.get(id);
  const getUrl = (document: StoredDocument) =>
    toDocumentUrl(document, query.routes, { masterLang, getDocument });
  const { fetchLinks, brokenRoute } = query;
  const links: LinkContext = {
    getDocument,
    getUrl,
    brokenRoute,
    getLinkedData: fetchLinks && ((target) => pickFields(target.data, target.type, fetchLinks)),
  };
  return (document: StoredDocument): PrismicDocument => {
    const { id, uid, type, lang, tags, first_publication_date, last_publication_date } = document;
    const data = getCompleteData(document, context);
    return {
      ...{ id, uid, url: getUrl(document), type, href: toHref(document, context), tags },
      first_publication_date: first_publication_date as PrismicDocument['first_publication_date'],
      last_publication_date: last_publication_date as PrismicDocument['last_publication_date'],
      slugs: [toSlug(document)],
      linked_documents: [],
      lang,
      alternate_languages: getAlternates(document, content),
      data: withLinks(data, links) as JsonObject,
    };
  };
}

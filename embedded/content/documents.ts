import type { AlternateLanguage, PrismicDocument } from '@prismicio/client';
import type { JsonObject } from '@/lib/json';
import { completeFields } from './complete';
import type { ContentSet } from './content-set';
import { pickFields } from './field-lists';
import { toSlug, withLinks } from './links';
import type { LinkContext } from './links';
import { getTypeFields, getTypeModel } from './models';
import { toDocumentUrl } from './routes';
import type { SearchQuery } from './search-query';
import type { ContentModels, StoredDocument } from './types';

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

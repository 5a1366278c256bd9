import type { PrismicDocument } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { completeFields } from './complete';
import { withLinks, type LinkContext } from './links';
import { getTypeFields, getTypeModel } from './models';
import type { ContentSet } from './refs';
import { toDocumentUrl } from './routes';
import type { SearchQuery } from './search';
import type { ContentModels, StoredDocument } from './types';

type DocumentContext = {
  content: ContentSet;
  models: ContentModels;
  masterLang: string;
  query: SearchQuery;
  ref: string;
  endpoint: string;
};

/** Returns the listed fields of an object; a list stands for each of its items. */
function pickFields(data: JsonObject, paths: readonly string[][]): JsonObject {
  const picked: JsonObject = {};
  for (const [key = ''] of paths) {
    const value = data[key];
    const deeper = paths.filter(([first, next]) => first === key && next !== undefined);
    if (value === undefined) continue;
    picked[key] =
      deeper.length > 0 && Array.isArray(value)
        ? value.map((item: unknown) =>
            isJsonObject(item)
              ? pickFields(
                  item,
                  deeper.map((path) => path.slice(1)),
                )
              : item,
          )
        : value;
  }
  return picked;
}

/** Converts stored documents to the Content API's response for one query. */
export function createDocumentWriter(context: DocumentContext) {
  const { content, models, query, masterLang, ref, endpoint } = context;
  const { fetchLinks, brokenRoute } = query;
  const getDocument = (id: string) => content.byId.get(id);
  const getUrl = (document: StoredDocument) =>
    toDocumentUrl(document, query.routes, { masterLang });
  const links: LinkContext = {
    getDocument,
    getUrl,
    brokenRoute,
    getLinkedData: fetchLinks && (({ data, type }) => pickFields(data, fetchLinks.get(type) ?? [])),
  };

  function getData({ type, data }: StoredDocument): JsonObject {
    const model = getTypeModel(models, type);
    const complete = model ? completeFields(getTypeFields(model), data, models) : data;
    return withLinks(complete, links) as JsonObject;
  }

  return (document: StoredDocument): PrismicDocument => {
    const { id, uid, type, lang, tags, group } = document;
    const params = new URLSearchParams({ ref, lang: '*', q: `[[at(document.id, "${id}")]]` });
    const twins = (content.byGroup.get(group) ?? []).filter((twin) => twin.id !== id);
    return {
      id,
      uid,
      url: getUrl(document),
      type,
      href: `${endpoint}/documents/search?${params}`,
      tags,
      first_publication_date:
        document.first_publication_date as PrismicDocument['first_publication_date'],
      last_publication_date:
        document.last_publication_date as PrismicDocument['last_publication_date'],
      slugs: [uid ?? '-'],
      linked_documents: [],
      lang,
      alternate_languages: twins.map((twin) => ({
        id: twin.id,
        type: twin.type,
        lang: twin.lang,
        ...(twin.uid !== null && { uid: twin.uid }),
      })),
      data: getData(document),
    };
  };
}

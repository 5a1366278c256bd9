import type { Repository } from '@prismicio/client';
import { createDocumentWriter } from './documents';
import { ApiError, toNotFound, toParsingError } from './errors';
import { createContentSet, getRefs, resolveRef, type ContentSet } from './refs';
import { findDocuments, parseSearchQuery, toPage } from './search';
import type { ContentModels, EmbeddedRepositoryConfig, StoredDocument } from './types';

export type { EmbeddedRepositoryConfig } from './types';

export type RepositoryHandle = (request: Request) => Promise<Response>;

const API_PATH = /^(.*\/api\/v2)(?:\/(.*))?$/;

type Target = { url: URL; endpoint: string; resource: string };

function toTarget(address: string): Target {
  const url = new URL(address);
  const [, base, resource = ''] = API_PATH.exec(url.pathname) ?? [];
  if (base === undefined) throw toNotFound(`There is nothing at ${url.pathname}.`);
  return { url, endpoint: `${url.origin}${base}`, resource };
}

/** Rebuilds the index only if the documents have changed. */
function toMasterReader(documents: EmbeddedRepositoryConfig['documents']): () => ContentSet {
  const read = typeof documents === 'function' ? documents : () => documents;
  let known: { documents: readonly StoredDocument[]; content: ContentSet } | undefined;
  return () => {
    const current = read();
    if (known?.documents !== current) {
      known = { documents: current, content: createContentSet(current) };
    }
    return known.content;
  };
}

const getTags = ({ documents }: ContentSet) =>
  [...new Set(documents.flatMap(({ tags }) => tags))].sort();

/** Returns the response of the repository's root URL. */
function getRepository(
  config: EmbeddedRepositoryConfig,
  models: ContentModels,
  master: ContentSet,
  endpoint: string,
): Repository {
  const { origin } = new URL(endpoint);
  const form = { method: 'GET', enctype: 'application/x-www-form-urlencoded' } as const;
  const types = [
    ...master.documents.map(({ type }) => [type, type]),
    ...models.customTypes.map(({ id, label }) => [id, label ?? id]),
  ];
  return {
    refs: getRefs(config, master),
    integrationFieldsRef: null,
    languages: config.languages.map(({ id, name }, index) => ({
      id,
      name,
      is_master: index === 0,
    })),
    types: Object.fromEntries(types) as Record<string, string>,
    tags: getTags(master),
    forms: {
      everything: { ...form, action: `${endpoint}/documents/search`, fields: {} },
      tags: { ...form, action: `${endpoint}/tags`, fields: {} },
    },
    oauth_initiate: `${origin}/auth/signin`,
    oauth_token: `${origin}/auth/token`,
    version: 'embedded',
    license: 'All Rights Reserved',
    experiments: { draft: [], running: [] },
    bookmarks: {},
  };
}

function search(
  { url, endpoint }: Target,
  config: EmbeddedRepositoryConfig,
  models: ContentModels,
  master: ContentSet,
) {
  const ref = url.searchParams.get('ref');
  if (!ref) throw toParsingError('the parameter ref is missing');
  const content = resolveRef(ref, config, master);
  const masterLang = config.languages[0]?.id ?? '';
  const query = parseSearchQuery(url.searchParams, models, masterLang);
  const write = createDocumentWriter({ content, models, masterLang, query, ref, endpoint });
  return toPage(findDocuments(content.documents, query), query, url, write);
}

/**
 * Creates a Prismic repository from stored documents that responds like the Content API v2. Rejects only if a
 * `documents` function throws; any other error is a response.
 */
export function createEmbeddedRepository(config: EmbeddedRepositoryConfig): RepositoryHandle {
  const models = { customTypes: config.models ?? [], sharedSlices: config.sharedSlices ?? [] };
  const getMaster = toMasterReader(config.documents);

  const answer = (request: Request): unknown => {
    const target = toTarget(request.url);
    const master = getMaster();
    if (target.resource === 'documents/search') return search(target, config, models, master);
    if (target.resource === 'tags') return getTags(master);
    if (target.resource === '') return getRepository(config, models, master, target.endpoint);
    throw toNotFound(`There is nothing at ${target.url.pathname}.`);
  };

  return async (request) => {
    try {
      return Response.json(answer(request));
    } catch (error) {
      if (error instanceof ApiError) return error.toResponse();
      throw error;
    }
  };
}

/** Adapts the handler to the client's `fetch` option. */
export function toFetch(handle: RepositoryHandle): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.signal.throwIfAborted();
    return handle(request);
  };
}

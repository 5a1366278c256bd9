import { createContentSet } from './content-set';
import type { ContentSet } from './content-set';
import { createDocumentWriter } from './documents';
import {
  ApiError,
  toForbiddenQuery,
  toForbiddenRepository,
  toMethodNotAllowed,
  toNotFound,
  toParsingError,
} from './errors';
import { getRefs, resolveRef } from './refs';
import { getTags, toRepositoryInfo } from './repository-info';
import { findDocuments, toPage } from './search';
import { parseSearchQuery } from './search-query';
import type { ContentModels, EmbeddedRepositoryConfig, StoredDocument } from './types';

export type { EmbeddedRepositoryConfig } from './types';

export type RepositoryHandle = (request: Request) => Promise<Response>;

const API_PATH = /^(.*\/api\/v2)(?:\/(.*))?$/;
const VENDOR_HOST = /^(.+?)(?:\.cdn)?\.prismic\.io$/;

type Target = { url: URL; endpoint: string; resource: string };

/** Parses a URL. Any host except the vendor's own is accepted, because the service may be mounted anywhere. */
function toTarget(address: string, name: string): Target {
  const url = new URL(address);
  const repository = VENDOR_HOST.exec(url.hostname)?.[1];
  if (repository !== undefined && repository !== name) {
    throw toNotFound(`There is no repository "${repository}" here.`);
  }
  const [, base, resource = ''] = API_PATH.exec(url.pathname) ?? [];
  if (base === undefined) throw toNotFound(`There is nothing at ${url.pathname}.`);
  return { url, endpoint: `${url.origin}${base}`, resource };
}

function isAllowed(request: Request, url: URL, accessToken: string | undefined): boolean {
  return (
    accessToken === undefined ||
    url.searchParams.get('access_token') === accessToken ||
    request.headers.get('authorization') === `Token ${accessToken}`
  );
}

/** Rebuilds the index only if the documents have changed. */
function toMasterReader(documents: EmbeddedRepositoryConfig['documents']): () => ContentSet {
  const read = typeof documents === 'function' ? documents : () => documents;
  let known: { documents: Iterable<StoredDocument>; content: ContentSet } | undefined;
  return () => {
    const current = read();
    if (known?.documents !== current) {
      known = { documents: current, content: createContentSet(current) };
    }
    return known.content;
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
  return toPage(findDocuments(content, query), query, url, write);
}

/**
 * Creates a Prismic repository from stored documents that responds like the Content API v2. Rejects only if a
 * `documents` function throws; any other error is a response.
 */
export function createEmbeddedRepository(config: EmbeddedRepositoryConfig): RepositoryHandle {
  const models = { customTypes: config.models ?? [], sharedSlices: config.sharedSlices ?? [] };
  const getMaster = toMasterReader(config.documents);

  const answer = (request: Request): unknown => {
    const target = toTarget(request.url, config.name);
    if (request.method !== 'GET') throw toMethodNotAllowed();
    const isQuery = target.resource === 'documents/search';
    if (!isAllowed(request, target.url, config.accessToken)) {
      throw isQuery ? toForbiddenQuery() : toForbiddenRepository();
    }
    const master = getMaster();
    if (isQuery) return search(target, config, models, master);
    if (target.resource === 'tags') return getTags(master);
    if (target.resource !== '') throw toNotFound(`There is nothing at ${target.url.pathname}.`);
    const refs = getRefs(config, master);
    return toRepositoryInfo(master, models, refs, config.languages, target.endpoint);
  };

  return async (request) => {
    try {
      return Response.json(answer(request));
    } catch (issue) {
      if (issue instanceof ApiError) return issue.toResponse();
      throw issue;
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

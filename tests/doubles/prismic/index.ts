import { createEmbeddedRepository } from '@/embedded/content';
import { CONTENT_LANGUAGES } from '@/lib/i18n/locales';
import { createAssets } from './assets';
import { createMigrationService } from './migration';
import { answer, guard, type Call } from './service';
import { createTypes } from './types';

type Options = {
  repository: string;
  writeToken: string;
  languages?: readonly { id: string; name: string }[];
};

/** A repository with its APIs: strict about tokens, names, rate, ids and URLs. */
export function createPrismic({ repository, writeToken, languages = CONTENT_LANGUAGES }: Options) {
  const types = createTypes();
  const library = createAssets(repository);
  const migration = createMigrationService(languages[0]?.id ?? '', {
    hasType: (id) => types.customTypes.has(id),
    isRepeatable: (id) => types.customTypes.get(id)?.repeatable === true,
    hasAsset: (id) => library.assets.some((asset) => asset.id === id),
  });
  const content = createEmbeddedRepository({
    name: repository,
    languages,
    documents: () => [...migration.published.values()],
  });
  const protect = (handle: (call: Call) => Promise<Response>) =>
    guard({ repository, writeToken }, handle);
  const hosts: Record<string, (call: Call) => Promise<Response>> = {
    'asset-api.prismic.io': protect(library.handle),
    'migration.prismic.io': protect(migration.handle),
    'customtypes.prismic.io': protect(types.handle),
    [`${repository}.cdn.prismic.io`]: ({ request }) => content(request),
  };
  /** Write calls, such as `POST /documents`. */
  const writes: string[] = [];
  let callsLeft = Infinity;

  const fetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const file = library.assets.find((asset) => asset.url === url.href);
    if (file) {
      const headers = { 'content-type': file.type };
      return new Response(new Uint8Array(file.bytes), { headers });
    }
    const handle = hosts[url.hostname];
    if (!handle) return answer(404);
    if (request.method !== 'GET') {
      if (callsLeft === 0) throw new TypeError('fetch failed');
      callsLeft -= 1;
    }
    const response = await handle({ method: request.method, url, request });
    if (request.method !== 'GET' && response.ok) writes.push(`${request.method} ${url.pathname}`);
    return response;
  };

  return {
    fetch: fetch as typeof globalThis.fetch,
    writes,
    assets: library.assets,
    documents: migration.drafts,
    models: types,
    /** After this many more write calls, none is answered. */
    breakAfter: (calls: number) => (callsLeft = calls),
  };
}

import type { StoredDocument } from '@/embedded/content/types';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { answer, type Call } from './service';

type Draft = StoredDocument & { title: string };
type Knows = {
  hasType: (id: string) => boolean;
  /** True for a type that can have many documents. */
  isRepeatable: (type: string) => boolean;
  hasAsset: (id: string) => boolean;
};
type Body = Partial<Draft> & { alternate_language_id?: string };

const DATE = '2026-11-22T12:00:00+0000';
const refuse = (message: string) => answer(400, { message });

function listObjects(value: unknown): JsonObject[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (!isJsonObject(value)) return [];
  return [value, ...Object.values(value).flatMap(listObjects)];
}

/** Prismic's Migration API: documents are added to a release, and visible once it is published. */
export function createMigrationService(
  masterLanguage: string,
  { hasType, isRepeatable, hasAsset }: Knows,
) {
  const drafts = new Map<string, Draft>();
  const published = new Map<string, StoredDocument>();

  const findClash = (one: Pick<Draft, 'type' | 'uid' | 'lang' | 'id'>) =>
    [...drafts.values()].find(
      ({ id, type, uid, lang }) =>
        id !== one.id &&
        type === one.type &&
        lang === one.lang &&
        uid === one.uid &&
        (uid !== null || !isRepeatable(type)),
    );

  function findFault(data: unknown): string | null {
    for (const value of listObjects(data)) {
      if (value.link_type === 'Document' && !drafts.has(String(value.id)))
        return 'unknown document';
      if (value.link_type === 'Web' && !/^(https?:\/\/|mailto:)/.test(String(value.url))) {
        return `not an address: ${String(value.url)}`;
      }
      if ('dimensions' in value && !hasAsset(String(value.id))) return 'unknown asset';
    }
    return null;
  }

  function create(body: Body): Response {
    const { type = '', lang = '', uid = null, title = '', tags = [], data = {} } = body;
    if (!hasType(type)) return refuse(`unknown type ${type}`);
    if (title === '') return refuse('title: required');
    const original = drafts.get(body.alternate_language_id ?? '');
    if (lang === masterLanguage ? body.alternate_language_id : !original) {
      return refuse('alternate_language_id: wrong');
    }
    if (original && original.type !== type) return refuse('a translation of another type');
    const id = `document${String(drafts.size).padStart(8, '0')}`;
    if (findClash({ id, type, uid, lang })) return refuse(`uid ${uid ?? ''} is taken`);
    const fault = findFault(data);
    if (fault) return refuse(fault);
    const dates = { first_publication_date: DATE, last_publication_date: DATE };
    const group = original?.group ?? id;
    drafts.set(id, { id, uid, type, lang, group, tags, data, title, ...dates });
    return answer(201, { id, title, type, lang });
  }

  function update(id: string, body: Body): Response {
    const draft = drafts.get(id);
    if (!draft) return answer(404, { message: 'no such document' });
    const { uid = null, tags = [], data = {}, title = draft.title } = body;
    if (findClash({ ...draft, uid })) return refuse(`uid ${uid ?? ''} is taken`);
    const fault = findFault(data);
    if (fault) return refuse(fault);
    drafts.set(id, { ...draft, uid, tags, data, title });
    return answer(200, { id });
  }

  async function handle({ method, url, request }: Call): Promise<Response> {
    const [, folder, id] = url.pathname.split('/');
    if (folder === 'migration-release' && id === 'publish' && method === 'POST') {
      for (const draft of drafts.values()) {
        const document: Partial<Draft> = { ...draft };
        delete document.title;
        published.set(draft.id, document as StoredDocument);
      }
      return answer(202, { totalItems: drafts.size });
    }
    if (folder !== 'documents') return answer(404, { message: 'not found' });
    const body = (await request.json()) as Body;
    if (method === 'POST' && !id) return create(body);
    if (method === 'PUT' && id) return update(id, body);
    return answer(405, { message: 'method' });
  }

  return { drafts, published, handle };
}

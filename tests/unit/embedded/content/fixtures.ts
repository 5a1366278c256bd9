import { randomUUID } from 'node:crypto';
import { createClient } from '@prismicio/client';
import type {
  ClientConfig,
  CustomTypeModel,
  PrismicDocument,
  SharedSliceModel,
} from '@prismicio/client';
import { createEmbeddedRepository, toFetch } from '@/embedded/content';
import type { EmbeddedRepositoryConfig } from '@/embedded/content';
import type { StoredDocument } from '@/embedded/content/types';

export const LANGUAGES = [
  { id: 'en-gb', name: 'English' },
  { id: 'zh-cn', name: '中文' },
];

export const ROUTES = [
  { type: 'page', uid: 'home', lang: 'en-gb', path: '/' },
  { type: 'page', uid: 'home', lang: 'zh-cn', path: '/cn' },
  { type: 'page', lang: 'en-gb', path: '/:uid' },
  { type: 'page', lang: 'zh-cn', path: '/cn/:uid' },
];

export function toDocument(
  fields: Partial<StoredDocument> & Pick<StoredDocument, 'id'>,
): StoredDocument {
  return {
    uid: fields.id,
    type: 'page',
    lang: 'en-gb',
    group: fields.id,
    tags: [],
    first_publication_date: '2026-01-01T00:00:00+0000',
    last_publication_date: '2026-01-02T00:00:00+0000',
    data: {},
    ...fields,
  };
}

/** Creates documents of one type with the given data, ids a, b, c and so on. */
export function toDocuments(list: readonly Record<string, unknown>[]): StoredDocument[] {
  return list.map((data, index) => toDocument({ id: String.fromCharCode(97 + index), data }));
}

type TestOptions = Partial<EmbeddedRepositoryConfig> & { client?: ClientConfig };

/** Creates a real client over its own embedded repository; the client shares responses for equal URLs. */
export function createTestClient({ client: clientConfig, ...config }: TestOptions) {
  const name = config.name ?? `test-${randomUUID()}`;
  const handle = createEmbeddedRepository({
    languages: LANGUAGES,
    documents: [],
    ...config,
    name,
  });
  const requests: URL[] = [];
  const fetch = toFetch((request) => {
    requests.push(new URL(request.url));
    return handle(request);
  });
  const client = createClient<PrismicDocument>(name, { fetch, ...clientConfig });
  return { client, handle, requests, name };
}

export const richText = (text: string, spans: unknown[] = []) => [
  { type: 'paragraph', text, spans },
];

export const PAGE_MODEL: CustomTypeModel = {
  id: 'page',
  label: 'Page',
  repeatable: true,
  status: true,
  json: {
    Main: {
      uid: { type: 'UID' },
      title: { type: 'Text' },
      count: { type: 'Number', config: { min: 0, max: 10 } },
      isShown: { type: 'Boolean' },
      day: { type: 'Date' },
      tint: { type: 'Color' },
      size: { type: 'Select', config: { options: ['small', 'large'] } },
      body: {
        type: 'StructuredText',
        config: { multi: 'paragraph,heading2,strong,hyperlink,image,embed' },
      },
      heading: { type: 'StructuredText', config: { single: 'heading1' } },
      image: { type: 'Image', config: { thumbnails: [{ name: 'small' }] } },
      link: { type: 'Link', config: { allowText: true, variants: ['primary'] } },
      plainLink: { type: 'Link', config: { select: 'web' } },
      links: { type: 'Link', config: { repeat: true, allowText: true } },
      file: { type: 'Link', config: { select: 'media' } },
      author: { type: 'Link', config: { select: 'document', customtypes: ['author'] } },
      video: { type: 'Embed' },
      table: { type: 'Table' },
      rows: {
        type: 'Group',
        config: {
          fields: {
            label: { type: 'Text' },
            cells: { type: 'Group', config: { fields: { value: { type: 'Number' } } } },
          },
        },
      },
      slices: { type: 'Slices', config: { choices: { hero: { type: 'SharedSlice' } } } },
    },
  },
};

export const AUTHOR_MODEL: CustomTypeModel = {
  id: 'author',
  label: null,
  repeatable: true,
  status: true,
  json: { Main: { name: { type: 'Text' } } },
};

export const HERO_MODEL: SharedSliceModel = {
  id: 'hero',
  name: 'Hero',
  type: 'SharedSlice',
  variations: [
    {
      id: 'default',
      name: 'Default',
      docURL: '',
      version: 'initial',
      description: '',
      imageUrl: '',
      primary: { title: { type: 'Text' }, isWide: { type: 'Boolean' } },
      items: { label: { type: 'Text' } },
    },
  ],
};

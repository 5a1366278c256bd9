import type { CustomTypeModel } from '@prismicio/client';
import { createTestClient, HERO_MODEL, richText, ROUTES, toDocument } from './fixtures';

/** A link to a document, as in files. */
export const link = (id: string, more: Record<string, unknown> = {}) => ({
  link_type: 'Document',
  id,
  ...more,
});
export const about = toDocument({
  id: 'about',
  tags: ['core'],
  data: { title: 'About', summary: richText('Who'), back: link('home') },
});
const author = toDocument({ id: 'ann', uid: null, type: 'author', data: { name: 'Ann', age: 40 } });

/** Returns a page's data from a service with one other page and an author. */
export const getData = async (
  data: Record<string, unknown>,
  params: Record<string, unknown> = {},
  config: { models?: CustomTypeModel[] } = {},
) => {
  const home = toDocument({ id: 'home', data });
  const { client } = createTestClient({
    documents: [home, about, author],
    sharedSlices: [HERO_MODEL],
    ...config,
  });
  return (await client.getByID('home', { routes: ROUTES, ...params })).data;
};

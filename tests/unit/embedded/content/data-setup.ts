import type { CustomTypeModel } from '@prismicio/client';
import { createTestClient, HERO_MODEL, richText, ROUTES, toDocument } from './fixtures';

/** A link to a document, as files hold it. */
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

/** The data of a page as the client gets it from a service that has one other page and an author. */
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

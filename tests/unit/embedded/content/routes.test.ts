import { describe, expect, test } from 'vitest';
import { toDocumentUrl } from '@/embedded/content/routes';
import { createTestClient, ROUTES, toDocument } from './fixtures';

const context = { masterLang: 'en-gb' };
const page = (uid: string | null, lang = 'en-gb') => ({ type: 'page', uid, lang });

describe('the address of a document', () => {
  test.each([
    ['home', 'en-gb', '/'],
    ['home', 'zh-cn', '/cn'],
    ['about', 'en-gb', '/about'],
    ['guanyu', 'zh-cn', '/cn/guanyu'],
    ['about', 'fr-fr', null],
    [null, 'en-gb', null],
  ])('of the page %s in %s is %s', (uid, lang, url) => {
    expect(toDocumentUrl(page(uid, lang), ROUTES, context)).toBe(url);
  });

  test.each([
    ['/:uid?', page(null), '/'],
    ['/cn/:uid?', page(null), '/cn'],
    ['/docs/:uid/', page('start'), '/docs/start/'],
    ['/:lang?/:uid', page('a'), '/a'],
    ['/:lang?/:uid', page('a', 'zh-cn'), '/zh-cn/a'],
    ['/:lang/:uid', page('a'), '/en-gb/a'],
    ['/node-:uid', page('eth'), '/node-eth'],
    ['/:unknown/:uid', page('a'), null],
    ['/:unknown?/:uid', page('a'), '/a'],
  ])('by the path %s', (path, document, url) => {
    expect(toDocumentUrl(document, [{ type: 'page', path }], context)).toBe(url);
  });

  test('of another type has no route', () => {
    expect(toDocumentUrl({ ...page('a'), type: 'post' }, ROUTES, context)).toBeNull();
  });

  test('resolves placeholders through several linked documents', async () => {
    const parent = (id: string) => ({ parent: { link_type: 'Document', id } });
    const documents = [
      toDocument({ id: 'root' }),
      toDocument({ id: 'section', data: parent('root') }),
      toDocument({ id: 'leaf', data: parent('section') }),
    ];
    const { client } = createTestClient({ documents });
    const routes = [
      {
        type: 'page',
        path: '/:grandparent?/:parent?/:uid',
        resolvers: { parent: 'parent', grandparent: 'parent.parent' },
      },
    ];
    const { results } = await client.get({ routes });
    expect(results.map(({ url }) => url)).toEqual(['/root/section/leaf', '/root', '/root/section']);
  });
});

import {
  ForbiddenError,
  NotFoundError,
  ParsingError,
  RepositoryNotFoundError,
} from '@prismicio/client';
import { describe, expect, test } from 'vitest';
import { toFetch } from '@/embedded/content';
import { AUTHOR_MODEL, createTestClient, PAGE_MODEL, toDocument } from './fixtures';

const documents = [toDocument({ id: 'a' })];

describe('a malformed query is a 400 that says what is wrong', () => {
  test.each([
    ['[at(document.id "a")]', 'a predicate expected'],
    ['[at(document.id, undefined)]', "the values of 'at' cannot be read"],
    ['at(document.id, "a")', 'a predicate expected'],
    ['[near(document.id, "a")]', "unknown predicate 'near'"],
    ['[toString(document.id, "a")]', "unknown predicate 'toString'"],
    ['[at(document.id)]', "'at' does not take these values"],
    ['[any(document.id, "a")]', "'any' does not take these values"],
    ['[at(document.uid, "a")]', "unexpected field 'document.uid'"],
    ['[at(document, "a")]', "unexpected field 'document'"],
    ['[at(my.page, "a")]', "unexpected field 'my.page'"],
    ['[at(title, "a")]', "unexpected field 'title'"],
  ])('%s', async (condition, message) => {
    const { client } = createTestClient({ documents });
    const query = client.get({ filters: [condition] });
    await expect(query).rejects.toThrow(ParsingError);
    await expect(query).rejects.toThrow(message);
  });

  test.each([
    [{ graphQuery: '{ page { title } }' }, 'graphQuery is not supported'],
    [{ page: -1 }, 'page must be a whole number'],
    [{ pageSize: 1.5 }, 'pageSize must be a whole number'],
    [{ orderings: [{ field: 'my.page.title up' }] }, 'unexpected ordering'],
    [{ orderings: [{ field: 'title' }] }, "unexpected field 'title'"],
    [{ routes: 'nonsense' }, 'routes are not JSON'],
    [{ routes: '[{"type":"page"}]' }, 'a route needs a type and a path'],
  ])('%o', async (params, message) => {
    const { client } = createTestClient({ documents });
    await expect(client.get(params)).rejects.toThrow(message);
    await expect(client.get(params)).rejects.toThrow(ParsingError);
  });

  test.each([
    [{ filters: ['[at(my.page.titel, "a")]'] }, "unexpected field 'my.page.titel'"],
    [{ filters: ['[at(my.pages.title, "a")]'] }, "unexpected field 'my.pages.title'"],
    [{ filters: ['[at(my.page.title.deep, "a")]'] }, "unexpected field 'my.page.title.deep'"],
    [{ filters: ['[has(my.page.slices)]'] }, "unexpected field 'my.page.slices'"],
    [{ orderings: [{ field: 'my.page.titel' }] }, "unexpected field 'my.page.titel'"],
    [{ routes: [{ type: 'pages', path: '/' }] }, "unknown type 'pages'"],
  ])('with models, a name that they lack: %o', async (params, message) => {
    const { client } = createTestClient({ documents, models: [PAGE_MODEL, AUTHOR_MODEL] });
    await expect(client.get(params)).rejects.toThrow(message);
  });

  test('with models, their fields are known, also in groups', async () => {
    const { client } = createTestClient({ documents, models: [PAGE_MODEL, AUTHOR_MODEL] });
    const filters = ['[missing(my.page.rows.cells.value)]', '[at(my.page.uid, "a")]'];
    expect((await client.get({ filters })).results_size).toBe(1);
  });

  test("the body has the vendor's wording", async () => {
    const { client } = createTestClient({ documents });
    await expect(client.get({ filters: ['[at(document.id '] })).rejects.toMatchObject({
      response: {
        type: 'parsing-error',
        line: 1,
        column: 1,
        id: 0,
        location: '[[at(document.id ]',
      },
    });
  });
});

describe('the access token', () => {
  test('is required for the repository and for queries', async () => {
    const { client, handle, name } = createTestClient({ documents, accessToken: 'secret' });
    await expect(client.getRepository()).rejects.toThrow(ForbiddenError);
    const endpoint = `https://${name}.cdn.prismic.io/api/v2`;
    const repository = await handle(new Request(`${endpoint}?access_token=wrong`));
    expect(repository.status).toBe(401);
    expect(await repository.json()).toMatchObject({ error: 'Invalid access token' });
    const query = await handle(new Request(`${endpoint}/documents/search?ref=x`));
    expect(query.status).toBe(401);
    expect(await query.json()).toMatchObject({
      type: 'api_security_error',
      message: 'Invalid access token',
    });
  });

  test('gives access to both, and to the tags', async () => {
    const client = { accessToken: 'secret' };
    const { client: allowed } = createTestClient({ documents, accessToken: 'secret', client });
    expect((await allowed.getFirst()).id).toBe('a');
    expect(await allowed.getTags()).toEqual([]);
  });
});

describe('addresses', () => {
  test('another repository is not found', async () => {
    const { handle } = createTestClient({ documents });
    const { client } = createTestClient({ client: { fetch: toFetch(handle) } });
    await expect(client.getFirst()).rejects.toThrow(RepositoryNotFoundError);
    await expect(client.getFirst({ ref: 'any' })).rejects.toThrow(NotFoundError);
  });

  test.each(['/', '/api/v1', '/api/v2/documents', '/api/v2/other'])('%s is a 404', async (path) => {
    const { handle, name } = createTestClient({ documents });
    const response = await handle(new Request(`https://${name}.cdn.prismic.io${path}`));
    expect(response.status).toBe(404);
  });

  test('any other host and prefix works, and URLs in responses keep it', async () => {
    const { handle } = createTestClient({ documents });
    const response = await handle(new Request('http://127.0.0.1:9101/cms/api/v2/'));
    expect(await response.json()).toMatchObject({
      forms: { tags: { action: 'http://127.0.0.1:9101/cms/api/v2/tags' } },
    });
  });

  test.each(['POST', 'HEAD', 'DELETE'])('%s is refused', async (method) => {
    const { handle, name } = createTestClient({ documents });
    const request = new Request(`https://${name}.cdn.prismic.io/api/v2`, { method });
    const response = await handle(request);
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET');
  });

  test('a query without a ref is a 400', async () => {
    const { handle, name } = createTestClient({ documents });
    const url = `https://${name}.cdn.prismic.io/api/v2/documents/search`;
    expect((await handle(new Request(url))).status).toBe(400);
  });

  test('an aborted request rejects', async () => {
    const { client } = createTestClient({ documents });
    const signal = AbortSignal.abort();
    await expect(client.getFirst({ fetchOptions: { signal } })).rejects.toThrow(/abort/i);
  });

  test('a fault of the documents function is not turned into a response', async () => {
    const fail = () => {
      throw new Error('content/page/home.en-gb.json: malformed JSON');
    };
    const { client } = createTestClient({ documents: fail });
    await expect(client.getFirst()).rejects.toThrow('home.en-gb.json');
  });
});

import { expect, test } from 'vitest';
import { createTestClient, toDocument } from './fixtures';

const documents = [toDocument({ id: 'a' })];

test.each([
  ['/api/v1', 404],
  ['/api/v2/other', 404],
  ['/api/v2/documents/search', 400],
])('%s is a %i', async (path, status) => {
  const { handle, name } = createTestClient({ documents });
  const response = await handle(new Request(`https://${name}.cdn.prismic.io${path}`));
  expect(response.status).toBe(status);
});

test('any other host and prefix works, and URLs in responses keep it', async () => {
  const { handle } = createTestClient({ documents });
  const response = await handle(new Request('http://127.0.0.1:9101/cms/api/v2/'));
  expect(await response.json()).toMatchObject({
    forms: { tags: { action: 'http://127.0.0.1:9101/cms/api/v2/tags' } },
  });
});

test('an aborted request rejects, and so does one whose documents cannot be read', async () => {
  const { client } = createTestClient({ documents });
  const signal = AbortSignal.abort();
  await expect(client.getFirst({ fetchOptions: { signal } })).rejects.toThrow(/abort/i);
  const fail = () => {
    throw new Error('malformed JSON');
  };
  await expect(createTestClient({ documents: fail }).client.getFirst()).rejects.toThrow(/JSON/);
});

import { expect, it } from 'vitest';
import { loadDocuments } from '@/embedded/content/load';
import { readJsonBody } from '@/lib/content/transport/read-json';

it('an answer may contain a hundred of the largest documents in the content folder', async () => {
  const documents = loadDocuments(process.cwd()).map(({ document }) => document);
  const count = (document: object) => JSON.stringify(document).split(/[{[,]/).length;
  const toDensity = (document: object) => count(document) / JSON.stringify(document).length;
  const [densest] = documents.toSorted((a, b) => toDensity(b) - toDensity(a));
  const body = JSON.stringify({ results: Array.from({ length: 100 }, () => densest) });
  await expect(readJsonBody(new Response(body))).resolves.toHaveProperty(
    'json.results.length',
    100,
  );
});

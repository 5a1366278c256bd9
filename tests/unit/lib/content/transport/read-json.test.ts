import { expect, it } from 'vitest';
import { loadDocuments } from '@/embedded/content/load';
import { readJson } from '@/lib/content/transport/read-json';

it('documents of the content folder are far below the limits, a hundred to an answer', async () => {
  const documents = loadDocuments(process.cwd()).map(({ document }) => document);
  // The densest of them, over and over.
  const count = (document: object) => JSON.stringify(document).split(/[{[,]/).length;
  const toDensity = (document: object) => count(document) / JSON.stringify(document).length;
  const [densest] = documents.toSorted((a, b) => toDensity(b) - toDensity(a));
  const body = JSON.stringify({ results: Array.from({ length: 100 }, () => densest) });
  await expect(readJson(new Response(body))).resolves.toHaveProperty('json.results.length', 100);
});

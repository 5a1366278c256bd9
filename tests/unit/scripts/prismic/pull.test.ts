import type { PrismicDocument } from '@prismicio/client';
import { expect, it } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { toStoredDocuments } from '@/scripts/prismic/remote-documents';

it('documents without a uid stay separate, with stable names', () => {
  const toRemote = (id: string, type = 'redirect') =>
    ({
      ...{ id, type, uid: null, lang: 'en-gb', tags: [], alternate_languages: [] },
      ...{
        first_publication_date: 'then',
        last_publication_date: 'now',
        data: { from: `/${id}/` },
      },
    }) as unknown as PrismicDocument;
  const remote = [toRemote('A1'), toRemote('B2'), toRemote('C3', 'settings')];
  const read = (local: readonly StoredDocument[]) =>
    toStoredDocuments(remote, {
      ids: { findDocument: () => undefined, origins: [] } as never,
      ...{ origin: 'https://site.example', local, getNewFile: String },
      isRepeatable: (type) => type === 'redirect',
    }).map(({ document }) => document);
  const first = read([]);
  const ids = ['redirect-A1-en-gb', 'redirect-B2-en-gb', 'settings-en-gb'];
  expect(first.map(({ id }) => id)).toEqual(ids);
  expect(read(first).map(({ id }) => id)).toEqual(ids);
});

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readList } from '@/lib/content/read-list';
import { createTestClient, toDocument } from '../../embedded/content/fixtures';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function createList(count: number) {
  const documents = Array.from({ length: count }, (_, index) =>
    toDocument({ id: String(index).padStart(4, '0') }),
  );
  const { client, requests } = createTestClient({ documents });
  const orderings = { field: 'document.id' };
  return {
    requests,
    readPage: (part: { page?: number; pageSize: number }) =>
      client.get({ lang: '*', orderings, ...part }),
  };
}

it.each([0, 1, 100, 101, 950])('reads a list of %i documents in order', async (count) => {
  const { readPage } = createList(count);
  const ids = (await readList(readPage)).map(({ id }) => Number(id));
  expect(ids).toEqual(Array.from({ length: count }, (_, index) => index));
});

it('reads no more pages than the first one says, whatever the others name', async () => {
  const { readPage } = createList(250);
  const readEndless = vi.fn(async (part: Parameters<typeof readPage>[0]) => ({
    ...(await readPage(part)),
    next_page: 'https://example.org/next',
    total_pages: 1e6,
  }));
  expect(await readList(readEndless)).toHaveLength(250);
  expect(readEndless).toHaveBeenCalledTimes(3);
});

it('reads all pages, even with fewer documents per page than requested', async () => {
  const { readPage } = createList(50);
  const list = await readList((part) => readPage({ ...part, pageSize: 20 }));
  expect(list).toHaveLength(50);
});

it.each([20_001, Infinity, Number.NaN])('rejects a list of %d documents', async (count) => {
  const { readPage } = createList(1);
  const readHuge = async (part: Parameters<typeof readPage>[0]) => ({
    ...(await readPage(part)),
    total_results_size: count,
  });
  await expect(readList(readHuge)).rejects.toThrow('the list is too long');
});

it('requests a list again, past what is kept, if its first page cannot be right', async () => {
  const { readPage } = createList(150);
  const readKept = async ({
    fetchOptions,
    ...part
  }: Parameters<Parameters<typeof readList>[0]>[0]) => ({
    ...(await readPage(part)),
    ...(fetchOptions?.cache !== 'no-cache' && { total_results_size: 1e6 }),
  });
  expect(await readList(readKept)).toHaveLength(150);
});

it('rejects a list whose pages differ in size, or repeat a document', async () => {
  const { readPage } = createList(250);
  const readUnevenly = (part: Parameters<typeof readPage>[0]) =>
    readPage({ ...part, pageSize: part.page === 2 ? 7 : 100 });
  await expect(readList(readUnevenly)).rejects.toThrow('do not add up');
  const readFirstTwice = ({ page = 1, pageSize }: Parameters<typeof readPage>[0]) =>
    readPage({ page: page === 2 ? 1 : page, pageSize });
  await expect(readList(readFirstTwice)).rejects.toThrow('do not add up');
});

it('gives up after a while, even if each page arrives', async () => {
  const { readPage } = createList(2000);
  const readSlowly = async (part: Parameters<typeof readPage>[0]) => {
    await new Promise((resolve) => setTimeout(resolve, 4000));
    return readPage(part);
  };
  const list = readList(readSlowly);
  const failure = expect(list).rejects.toThrow('the list took more than 10000 ms');
  await vi.advanceTimersByTimeAsync(10_000);
  await failure;
});

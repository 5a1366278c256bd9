import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SearchPage } from '@/lib/content/transport/shapes';
import { alter, isList, keepTen, setUpList } from './lists';
import { createTestRepository } from './setup';

const isByIds = (url: URL) => url.searchParams.get('q')?.includes('document.id') === true;
const isByUid = (url: URL) => url.searchParams.get('q')?.includes('my.page.uid') === true;
const toFirst = (list: SearchPage) => ({
  ...list,
  results: list.results.map((page) => ({ ...page, data: { text: 'First' } })),
});

afterEach(() => vi.useRealTimers());

describe('answers of a new version are repeated after five minutes', () => {
  const isAltered = (url: URL) => isList(url) || isByIds(url);
  const pass = (minutes: number) => vi.advanceTimersByTime(minutes * 60_000);

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['performance', 'Date'] });
  });

  it('by each process, for a list that was short twice', async () => {
    const { repository, site } = await setUpList(40);
    repository.break(alter(repository, keepTen, { isAltered }));
    expect(await site.readList()).toBe(10);
    repository.mend();
    const other = repository.begin();
    for (const process of [site, other]) expect(await process.readList()).toBe(10);
    pass(6);
    for (const process of [site, other]) {
      await process.readList();
      await expect.poll(() => process.readList()).toBe(40);
      expect(process.outage.old.hasServed).toBe(true);
    }
    const count = repository.requests.length;
    // Two different answers are no reason to believe either.
    pass(6);
    for (const process of [site, other]) expect(await process.readList()).toBe(40);
    await expect.poll(() => repository.requests).toHaveLength(count + 2);
    pass(6);
    for (const process of [site, other]) expect(await process.readList()).toBe(40);
    expect(repository.requests).toHaveLength(count + 2);
  });

  it('and again, until two in a row agree', async () => {
    const repository = createTestRepository();
    const site = repository.begin();
    await site.read();
    repository.publish('Second');
    await site.check();
    expect(await site.read()).toBe('Second');
    pass(6);
    // A server with the previous version.
    repository.break(alter(repository, toFirst, { isAltered: isByUid }));
    await site.read();
    await expect.poll(() => site.read()).toBe('First');
    repository.mend();
    pass(6);
    await site.read();
    await expect.poll(() => site.read()).toBe('Second');
    expect(site.outage.old.hasServed).toBe(true);
  });

  it('for a list that was short in two publications in a row', async () => {
    const { repository, site } = await setUpList(40);
    repository.break(alter(repository, keepTen, { isAltered }));
    for (const minutes of [1, 6]) {
      repository.publishPages(40);
      await site.check();
      expect(await site.readList()).toBe(10);
      if (minutes > 1) repository.mend();
      pass(minutes);
    }
    await site.readList();
    await expect.poll(() => site.readList()).toBe(40);
  });

  it('for a list that lacks a new document', async () => {
    const { repository, site } = await setUpList(10);
    expect(await site.readList()).toBe(10);
    repository.publishPages(11);
    await site.check();
    repository.break(alter(repository, keepTen));
    expect(await site.readList()).toBe(10);
    repository.mend();
    pass(6);
    await site.readList();
    await expect.poll(() => site.readList()).toBe(11);
  });

  it('and agree if they have the same documents', async () => {
    const { repository, site } = await setUpList(10);
    let id = 0;
    repository.break(alter(repository, (list) => ({ ...list, request_id: (id += 1) })));
    expect(await site.readList()).toBe(10);
    const count = () => repository.requests.length;
    const before = count();
    for (let round = 0; round < 3; round += 1) {
      pass(6);
      await site.readList();
      await expect.poll(count).toBe(before + 1);
      await sleep(50);
    }
    expect(site.outage.old.hasServed).toBe(false);
  });

  it('even if they were requested again at once, and agreed', async () => {
    const { repository, site } = await setUpList(10);
    await site.readList();
    const { ref } = await site.getVersion();
    await site.fetch(repository.toListUrl(ref), { cache: 'no-cache' });
    const before = repository.requests.length;
    pass(6);
    await site.readList();
    await expect.poll(() => repository.requests).toHaveLength(before + 1);
  });

  it('also if the clock was ahead at the first', async () => {
    const now = Date.now();
    vi.setSystemTime(now + 86_400_000);
    const { repository, site } = await setUpList(40);
    repository.break(alter(repository, keepTen, { isAltered }));
    expect(await site.readList()).toBe(10);
    repository.mend();
    vi.setSystemTime(now);
    await site.readList();
    await expect.poll(() => site.readList()).toBe(40);
  });

  it('beside first queries, which wait for none of them', async () => {
    const repository = createTestRepository({ timeoutMs: 20_000 });
    repository.publishPages(40);
    const site = repository.begin();
    const readAll = () =>
      Promise.all(Array.from({ length: 40 }, (_, index) => site.read(`page-${index}`)));
    await readAll();
    pass(6);
    let mend: (value: null) => void = () => undefined;
    const mended = new Promise<null>((resolve) => (mend = resolve));
    repository.break((url) => (isList(url) ? null : mended));
    await readAll();
    expect(await site.readList()).toBe(40);
    mend(null);
  });

  it('and never replace those of a later version', async () => {
    const repository = createTestRepository({ timeoutMs: 20_000 });
    const site = repository.begin();
    await site.read();
    pass(6);
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    repository.break(async (url) => {
      if (!isByUid(url)) return null;
      const response = await repository.answer(url.href);
      await answered;
      return response;
    });
    expect(await site.read()).toBe('First');
    await expect.poll(() => repository.requests.at(-1)?.search).toContain('my.page.uid');
    repository.mend();
    repository.publish('Second');
    await site.check();
    expect(await site.read()).toBe('Second');
    answer();
    await new Promise((resolve) => setTimeout(resolve, 50));
    repository.break(() => Response.error());
    expect(await site.read()).toBe('Second');
  });

  it('in the background, without consequences if that fails', async () => {
    const { repository, site } = await setUpList(40);
    expect(await site.readList()).toBe(40);
    pass(6);
    repository.break((url) => (isList(url) ? new Promise(() => undefined) : null));
    const countLists = () => repository.requests.filter(isList).length;
    const before = countLists();
    expect(await site.readList()).toBe(40);
    await expect.poll(countLists, { timeout: 5000 }).toBe(before + 1);
    await sleep(500);
    expect(site.outage.reason).toBeNull();
    expect(await site.read('never-asked')).toBeUndefined();
    for (let round = 0; round < 3; round += 1) expect(await site.readList()).toBe(40);
    expect(countLists()).toBe(before + 1);
    expect(site.outage.old.hasServed).toBe(false);
    pass(6);
    await site.readList();
    await expect.poll(countLists).toBeGreaterThan(before + 1);
  });
});

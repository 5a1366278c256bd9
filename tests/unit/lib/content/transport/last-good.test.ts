import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@prismicio/client';
import { expect, it, vi } from 'vitest';
import { readList } from '@/lib/content/read-list';
import { createTestRepository, ENDPOINT } from './setup';

const WAIT_MS = 50;

/** Creates a site that has read its pages, and a service that is slow with newer content. */
async function setUpSlow({ delayMs = Infinity, waitMs = WAIT_MS } = {}) {
  const repository = createTestRepository({ timeoutMs: 20_000, waitMs });
  const site = repository.begin();
  await site.read();
  await site.readList();
  repository.publish('Second');
  await site.check();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  repository.break(async () => {
    await Promise.race([answered, ...(delayMs < Infinity ? [sleep(delayMs)] : [])]);
    return null;
  });
  return { repository, site, answer };
}

it('a page stays as it was while its answer is late, and is rendered again once it arrives', async () => {
  const { site, answer } = await setUpSlow();
  const onLate = vi.fn(() => site.outage.old.isLate);
  const onOld = vi.fn();
  site.outage.old.listen({ onOld, onLate });
  expect(await site.read()).toBe('First');
  expect(await site.read()).toBe('First');
  expect(onOld).toHaveBeenCalledTimes(1);
  expect([site.outage.old.hasServed, site.outage.old.isLate, site.outage.reason]).toEqual([
    true,
    false,
    null,
  ]);
  site.outage.old.forget();
  answer();
  await expect.poll(() => site.outage.old.isLate).toBe(true);
  expect(onLate.mock.results).toEqual([{ type: 'return', value: true }]);
  expect(site.outage.old.hasServed).toBe(true);
  expect(await site.read()).toBe('Second');
  site.outage.old.forget();
  expect(site.outage.old.isLate).toBe(false);
});

it('a late answer is asked for once, however many pages want it', async () => {
  const { repository, site, answer } = await setUpSlow();
  const { length } = repository.requests;
  for (let round = 0; round < 5; round += 1)
    expect(await Promise.all([site.read(), site.read()])).toEqual(['First', 'First']);
  expect(repository.requests).toHaveLength(length + 1);
  answer();
  await expect.poll(() => site.read()).toBe('Second');
});

it('a timely answer is shown at once', async () => {
  const { site } = await setUpSlow({ waitMs: 20_000, delayMs: 50 });
  expect(await site.read()).toBe('Second');
  expect(site.outage.old.hasServed).toBe(false);
});

it('a first answer is awaited', async () => {
  const { site } = await setUpSlow({ delayMs: WAIT_MS * 3 });
  expect(await site.read('never-asked')).toBeUndefined();
});

it('a late answer that fails changes nothing', async () => {
  const { repository, site, answer } = await setUpSlow();
  repository.break(async () => {
    await sleep(WAIT_MS * 2);
    return Response.json({}, { status: 400 });
  });
  expect(await site.read()).toBe('First');
  await sleep(WAIT_MS * 3);
  expect(site.outage.old.isLate).toBe(false);
  answer();
});

/** Creates a site that has read many pages, and a service that withholds newer content until `mend`. */
async function setUpMany() {
  const repository = createTestRepository({ timeoutMs: 20_000, waitMs: WAIT_MS });
  const site = repository.begin();
  const readAll = () =>
    Promise.all(Array.from({ length: 40 }, (_, index) => site.read(`page-${index}`)));
  repository.publishPages(40);
  await readAll();
  repository.publishPages(40);
  await site.check();
  let mend: (value: null) => void = () => undefined;
  const mended = new Promise<null>((resolve) => (mend = resolve));
  repository.break((url) => (url.search.includes('page-') ? mended : null));
  await readAll();
  return { repository, site, readAll, mend: () => mend(null) };
}

it('a first query does not wait for late answers', async () => {
  const { site, mend } = await setUpMany();
  expect(await site.read('never-asked')).toBeUndefined();
  mend();
});

it('a version that is no longer shown is not queried', async () => {
  const { repository, site, readAll, mend } = await setUpMany();
  const { ref } = await site.getVersion();
  const countAsked = () =>
    repository.requests.filter(({ searchParams }) => searchParams.get('ref') === ref).length;
  const before = countAsked();
  repository.publishPages(40);
  await site.check();
  expect((await site.getVersion()).ref).not.toBe(ref);
  mend();
  await readAll();
  expect(countAsked()).toBe(before);
});

it('a list does not mix pages of two versions', async () => {
  const repository = createTestRepository({ timeoutMs: 20_000, waitMs: 2000 });
  repository.publishPages(250);
  const site = repository.begin();
  const client = createClient('transport-test', {
    documentAPIEndpoint: ENDPOINT,
    fetch: (url) => site.fetch(url),
  });
  client.queryContentFromRef(async () => (await site.getVersion()).ref);
  const readAll = () => readList((part) => client.getByType('page', { lang: '*', ...part }));
  expect(await readAll()).toHaveLength(250);
  repository.publishPages(249);
  await site.check();
  let answer: () => void = () => undefined;
  const answered = new Promise<null>((resolve) => (answer = () => resolve(null)));
  repository.break((url) => (url.searchParams.has('page') ? null : answered));
  // Either entirely old or entirely new.
  await expect(readAll()).rejects.toThrow('the pages of the list are of several versions');
  // Missing content is reported as unavailable.
  expect(site.outage.hasFailedLately()).toBe(true);
  answer();
  await expect.poll(() => site.outage.old.isLate).toBe(true);
  expect(await readAll()).toHaveLength(249);
});

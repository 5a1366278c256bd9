import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { ENDPOINT, createTestRepository, json } from './setup';

/** The response to a query for the most recently published document. */
const toNewestPage = (date: string) => ({
  ...{ page: 1, results_per_page: 1, results_size: 1, total_results_size: 1, total_pages: 1 },
  ...{ next_page: null, prev_page: null },
  results: [{ id: 'a', type: 'page', lang: 'en-gb', data: {}, last_publication_date: date }],
});

/**
 * Creates a repository with two versions that the site has not seen. `name` selects the one that the service names; the
 * arguments are the dates of each one's newest document.
 */
async function setUpThree(secondDate: string, thirdDate: string) {
  vi.useFakeTimers({ toFake: ['performance'] });
  const repository = createTestRepository();
  const site = repository.begin();
  await site.read();
  const readName = async () => (await repository.answer(ENDPOINT)).text();
  repository.publish('Second');
  const second = await readName();
  repository.publish('Third');
  const third = await readName();
  const toRef = (text: string) => (JSON.parse(text) as { refs: { ref: string }[] }).refs[0]?.ref;
  let named = second;
  repository.break((url) => {
    if (url.href === ENDPOINT) return new Response(named);
    if (!url.search.includes('last_publication_date')) return null;
    const date = url.searchParams.get('ref') === toRef(second) ? secondDate : thirdDate;
    return json(200, toNewestPage(`${date}T00:00:00+0000`));
  });
  return {
    site,
    second: toRef(second),
    third: toRef(third),
    name: (version: 'second' | 'third') => void (named = { second, third }[version]),
  };
}

afterEach(() => vi.useRealTimers());

it('returns to the newest version after a lagging server named an unknown one', async () => {
  const { site, second, third, name } = await setUpThree('2026-01-02', '2026-01-03');
  name('third');
  await site.check();
  name('second');
  await site.check();
  expect((await site.getVersion()).ref).toBe(second);
  name('third');
  await site.check();
  // The service has to stay with it.
  expect([(await site.getVersion()).ref, site.isContested()]).toEqual([second, true]);
  vi.advanceTimersByTime(10_000);
  await site.check();
  expect([(await site.getVersion()).ref, site.isContested()]).toEqual([third, false]);
});

it('returns to the newest version after 90 seconds, even without newer documents', async () => {
  const { site, second, third, name } = await setUpThree('2026-01-02', '2026-01-02');
  const checkFor = async (seconds: number) => {
    for (let passed = 0; passed < seconds; passed += 10) {
      await site.check();
      vi.advanceTimersByTime(10_000);
    }
    await site.check();
    return [(await site.getVersion()).ref, site.isContested()];
  };
  name('third');
  await site.check();
  name('second');
  await site.check();
  name('third');
  expect(await checkFor(80)).toEqual([second, true]);
  // A lagging server remains.
  name('second');
  await site.check();
  name('third');
  expect(await checkFor(80)).toEqual([second, true]);
  expect(await checkFor(10)).toEqual([third, false]);
});

it('keeps a document unpublished while some servers still have it', async () => {
  const { site, third, name } = await setUpThree('2026-01-03', '2026-01-02');
  for (const version of ['second', 'third', 'second', 'third', 'second'] as const) {
    name(version);
    vi.advanceTimersByTime(10_000);
    await site.check();
    if (version === 'third') expect(site.isContested()).toBe(false);
  }
  expect((await site.getVersion()).ref).toBe(third);
  // The service has gone back, except for one server.
  vi.advanceTimersByTime(10_000);
  await site.check();
  expect((await site.getVersion()).ref).not.toBe(third);
  name('third');
  await site.check();
  expect((await site.getVersion()).ref).toBe(third);
});

it("keeps another instance's version despite one answer that names its own previous one", async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const repository = createTestRepository({ isShared: true });
  const [one, other] = [repository.begin(), repository.begin()];
  await one.check();
  const first = await (await repository.answer(ENDPOINT)).text();
  vi.advanceTimersByTime(3_600_000);
  await sleep(5);
  repository.unpublish('Second');
  await other.check();
  const { ref: second } = await other.getVersion();
  expect((await one.getVersion()).ref).toBe(second);
  repository.break(({ href }) => (href === ENDPOINT ? new Response(first) : null));
  await one.check();
  expect((await one.getVersion()).ref).toBe(second);
  // However long one server continues, while another one names the later version to the other instance.
  for (let passed = 0; passed < 300; passed += 10) {
    vi.advanceTimersByTime(10_000);
    if (passed % 60 === 0) {
      await sleep(5);
      repository.mend();
      await other.check();
      repository.break(({ href }) => (href === ENDPOINT ? new Response(first) : null));
    }
    await one.check();
    expect((await one.getVersion()).ref).toBe(second);
  }
});

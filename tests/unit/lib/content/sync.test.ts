import { describe, expect, it } from 'vitest';
import { createContentSync } from '@/lib/content/sync';
import { createTestRepository, type Fault } from './transport/setup';

const away: Fault = () => Response.json({}, { status: 500 });

/** Creates a site whose pages were made from the repository's first version. */
async function createSite() {
  const repository = createTestRepository();
  const transport = repository.begin();
  let announced: string | null = (await transport.getVersion()).ref;
  const clock = { now: 0 };
  const begin = () =>
    createContentSync({
      transport,
      checkMs: 60_000,
      readAnnounced: async () => announced,
      writeAnnounced: async (ref) => void (announced = ref),
      now: () => clock.now,
    });
  return { repository, transport, clock, begin, sync: begin(), forget: () => (announced = null) };
}

/** Creates a site that has found a publication and refreshed its pages. */
async function createUpdatedSite() {
  const site = await createSite();
  expect(await site.sync.hasChanged()).toBe(false);
  site.repository.publish('Second');
  expect(await site.sync.hasChanged()).toBe(true);
  await site.sync.announce();
  return site;
}

describe('what keeps the pages in step with the content', () => {
  it('refreshes them after a webhook', async () => {
    const { sync } = await createSite();
    expect(await sync.refresh()).toBe(true);
  });

  it('waits for the service after a webhook that it cannot follow', async () => {
    const { repository, sync } = await createSite();
    repository.break(away);
    expect(await sync.refresh()).toBe(false);
    expect(await sync.hasChanged()).toBe(false);
    expect(sync.getDelay()).toBeLessThanOrEqual(11_000);
    repository.mend();
    expect(await sync.hasChanged()).toBe(true);
    await sync.announce();
    expect(await sync.hasChanged()).toBe(false);
    expect(sync.getDelay()).toBeGreaterThan(50_000);
  });

  it('finds changes without a webhook that no other process has announced', async () => {
    const { repository, sync, begin, forget } = await createSite();
    expect(await sync.hasChanged()).toBe(false);
    repository.publish('Second');
    expect(await sync.hasChanged()).toBe(true);
    expect(await sync.hasChanged()).toBe(true);
    await sync.announce();
    expect(await begin().hasChanged()).toBe(false);
    forget();
    expect(await begin().hasChanged()).toBe(true);
  });

  it('refreshes pages soon once answers have arrived that they lacked', async () => {
    const { sync, transport } = await createSite();
    await sync.announce();
    transport.outage.old.note();
    expect(sync.getDelay()).toBeGreaterThan(50_000);
    transport.outage.old.noteLate();
    expect(sync.getDelay()).toBeLessThanOrEqual(11_000);
    expect(await sync.hasChanged()).toBe(true);
    await sync.announce();
    expect(await sync.hasChanged()).toBe(false);
    expect(sync.getDelay()).toBeGreaterThan(50_000);
  });

  it('refreshes pages made from old answers', async () => {
    const { sync, transport } = await createSite();
    await sync.announce();
    transport.outage.old.note();
    expect(await sync.hasChanged()).toBe(true);
    await sync.announce();
    expect(await sync.hasChanged()).toBe(false);
  });

  it('checks more often for a while if a webhook came too early', async () => {
    const { repository, sync, clock } = await createSite();
    await sync.refresh();
    await sync.announce();
    expect(sync.getDelay()).toBeLessThanOrEqual(1000);
    repository.publish('Second');
    expect(await sync.hasChanged()).toBe(true);
    expect(sync.getDelay()).toBeGreaterThan(5000);

    await sync.announce();
    await sync.refresh();
    clock.now += 61_000;
    expect(sync.getDelay()).toBeGreaterThan(50_000);
  });

  it('checks more often for a minute after a publication, in case a lagging server named its version', async () => {
    const { sync, clock } = await createUpdatedSite();
    expect(sync.getDelay()).toBeLessThanOrEqual(11_000);
    clock.now += 60_000;
    expect(sync.getDelay()).toBeGreaterThan(50_000);
  });

  it('does not while pages are made from old answers, which each round refreshes', async () => {
    const { sync, transport } = await createUpdatedSite();
    transport.outage.old.note();
    expect(sync.getDelay()).toBeGreaterThan(50_000);
  });
});

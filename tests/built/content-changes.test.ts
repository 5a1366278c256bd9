import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { spoilFields } from '../doubles/wrong-fields';
import {
  KNOWN_PAGES,
  PATIENCE,
  serveChangingSite,
  type ChangingSite,
} from '../support/changing-site';

let site: ChangingSite;
beforeAll(async () => void (site = await serveChangingSite()));
beforeEach(() => site.publishAndWait());
afterAll(() => site?.end());

test('a slow service is awaited', async () => {
  site.content.setFault({ kind: 'delay', ms: 300 });
  site.publish();
  await site.announce();
  await site.waitForBrand(site.getBrand());
  await site.waitForPages(site.getNewPages());
  site.content.setFault(null);
});

test('a slower one keeps pages as they were until it responds', async () => {
  const before = site.getBrand();
  // Longer than a visitor waits, but within a call's time limit.
  site.content.setFault({ kind: 'delay', ms: 1200 });
  site.publish();
  await site.announce();
  expect(await site.getShown('/')).toBe(before);
  await site.waitForBrand(site.getBrand());
  site.content.setFault(null);
});

test('a repository without documents keeps all pages as they were', async () => {
  const before = site.getBrand();
  const opened = site.getNewPages();
  site.content.publish((documents) => void documents.splice(0));
  await site.announce();
  try {
    for (const page of KNOWN_PAGES) expect(await site.getShown(page), page).toBe(before);
    for (const page of opened) await site.expectUnavailable(page);
    expect(site.getOutput()).toMatch(/what was published last lacks settings/);
  } finally {
    // Otherwise, later tests have nothing to publish.
    site.content.reset();
  }
  site.publish();
  await site.waitForBrand(site.getBrand());
  await site.waitForPages(site.getNewPages());
});

test('changes without a webhook appear, and a webhook may omit the slash', async () => {
  site.publish();
  await site.waitForBrand(site.getBrand());
  site.publish();
  await site.announce('');
  await site.waitForBrand(site.getBrand());
});

test('a restart keeps what was published, and what pages were made from', async () => {
  site.publish();
  await site.announce();
  await site.waitForBrand(site.getBrand());
  await site.restart();
  // Nobody has opened this page since the build.
  await expect.poll(() => site.getShown('/cn/sla/'), PATIENCE).toBe(site.getBrand());

  await site.restart(() => site.content.setFault({ kind: 'hang' }));
  for (const page of KNOWN_PAGES) expect(await site.getShown(page), page).toBe(site.getBrand());
  await site.expectUnavailable(site.getNewPages()[0] as string);
  site.content.setFault(null);
  await site.waitForPages(site.getNewPages());
});

test('pages work while documents have fields of the wrong type', async () => {
  site.content.setFault({ kind: 'rewritten', change: spoilFields });
  site.publish();
  await site.announce();
  await site.waitForBrand(site.getBrand());
  site.content.setFault(null);
});

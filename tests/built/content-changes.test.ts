import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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
  site.content.setFault(null);
  await site.waitForPages(site.getNewPages());
});

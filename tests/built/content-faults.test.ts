import { afterAll, beforeAll, test } from 'vitest';
import { CONTENT_FAULTS } from '../doubles/content-faults';
import { isExhaustive } from '../support/exhaustive';
import { serveChangingSite, type ChangingSite } from '../support/changing-site';

// One site over a repository that fails: in every way with `npm run test:all`, otherwise in the most different ways.
const SAMPLE = ['410', 'half of its JSON', 'no answer'];
const faults = CONTENT_FAULTS.filter(([name]) => isExhaustive || SAMPLE.includes(name));

let site: ChangingSite;
beforeAll(async () => void (site = await serveChangingSite()));
afterAll(() => site?.end());

test.each(faults)(
  'pages stay while the content service answers with %s, before a webhook and after it, and all is well soon after',
  async (_, fault) => {
    await site.publishAndWait();
    const before = site.getBrand();
    site.content.setFault(fault);
    await site.expectKnownPages(before);

    site.publish();
    await site.announce();
    await site.expectKnownPages(before);

    site.content.setFault(null);
    await site.waitForBrand(site.getBrand());
    await site.waitForPages(site.getNewPages());
  },
);

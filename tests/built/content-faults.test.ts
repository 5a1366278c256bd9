import { afterAll, beforeAll, test } from 'vitest';
import type { Fault } from '../doubles/http-service';
import { serveChangingSite, type ChangingSite } from '../support/changing-site';

/** The error of a ref that is gone, in the service's wording. */
const EXPIRED = {
  type: 'api_validation_error',
  message: 'The provided ref is no longer accessible, it has expired. Master ref is: none',
};
const FAULTS: [name: string, fault: Fault][] = [
  ['410', { kind: 'custom', respond: () => Response.json(EXPIRED, { status: 410 }) }],
  ['half of its JSON', { kind: 'truncated' }],
  ['no answer', { kind: 'hang' }],
];

let site: ChangingSite;
beforeAll(async () => void (site = await serveChangingSite()));
afterAll(() => site?.end());

test.each(FAULTS)(
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

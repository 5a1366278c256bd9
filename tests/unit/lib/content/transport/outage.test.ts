import { expect, it } from 'vitest';
import { createOutage } from '@/lib/content/transport/outage';

it('a fault counts for seconds after the service is back, so that failed pages can say so', () => {
  const clock = { now: 1_000_000 };
  const silent = () => undefined;
  const outage = createOutage({ pauseMs: 0, now: () => clock.now, warn: silent, info: silent });
  expect(outage.hasFailedLately()).toBe(false);
  outage.begin('status 500');
  clock.now += 60_000;
  expect(outage.hasFailedLately()).toBe(true);
  outage.begin('status 500');
  outage.end();
  expect(outage.reason).toBeNull();
  expect(outage.hasFailedLately()).toBe(true);
  clock.now += 10_000;
  expect(outage.hasFailedLately()).toBe(false);
});

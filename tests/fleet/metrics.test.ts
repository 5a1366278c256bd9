import { expect, inject, test } from 'vitest';
import { askFleet } from '@/scripts/fleet/control';

const { root, origins } = inject('fleet');

/** Sums a metric over all instances. */
async function readSum(pattern: RegExp): Promise<number> {
  const { instances } = await askFleet(root);
  const texts = await Promise.all(
    instances.map(async ({ metricsPort }) =>
      (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text(),
    ),
  );
  const values = texts.flatMap((text) => [...text.matchAll(pattern)].map(([, value]) => value));
  if (values.length === 0) return Number.NaN;
  return values.reduce((sum, value) => sum + Number(value), 0);
}

const PAGES = /^site_requests_total\{kind="page",status="200"\} (\d+)$/gm;

test("each instance reports its requests and the site's state", async () => {
  const before = await readSum(PAGES);
  for (const query of ['?one', '?two', '?three']) {
    expect((await fetch(`${origins.plain}/${query}`)).status).toBe(200);
  }
  await expect.poll(() => readSum(PAGES)).toBeGreaterThanOrEqual((before || 0) + 3);
  expect(await readSum(/^site_part_ok\{part="pageCache"\} (\d)$/gm)).toBe(2);
  expect(await readSum(/^site_leads\{state="pending"\} (\d+)$/gm)).toBe(0);
  expect(await readSum(/^site_part_age_seconds\{part="provider"\} (\d+)$/gm)).toBeLessThan(600);
});

test('it is not readable from outside', async () => {
  const answer = await fetch(`${origins.plain}/metrics`, { redirect: 'manual' });
  expect(await answer.text()).not.toContain('site_requests_total');
});

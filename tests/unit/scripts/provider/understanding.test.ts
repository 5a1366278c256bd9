import { expect, test } from 'vitest';
import { createProviderClient } from '@/lib/provider/client';
import { FIELDS } from '@/lib/provider/fields';
import { checkProvider } from '@/scripts/provider/lists';
import { toLines, understand } from '@/scripts/provider/understanding';
import { answerAsOpaqueProvider, OPAQUE_PATHS } from '@/tests/doubles/opaque-provider';

test('a list is compared with the fields that the site reads', () => {
  const entries = [
    { id: 'pro', limits: { rps: 800, burst: 9 }, periods: [], color: 'red' },
    { id: 'free', price: 0 },
  ];
  const lines = toLines('plan', understand(entries, FIELDS.plan), { kind: 'guessed' });
  expect(lines).toEqual(
    expect.arrayContaining([
      '  plan: 2',
      '    understood  key from id',
      '    understood  requestsPerSecond from limits.rps, in 1 of 2',
      '    ignored     limits.burst, color',
      '    missing     kind: guessed',
    ]),
  );
});

test('a provider is read once, and a list that fails is a fault', async () => {
  const client = createProviderClient({
    fetch: async (url, init) => answerAsOpaqueProvider(new Request(url, init)),
    ...{ apiUrl: 'http://x/v3', availabilityUrl: null, timeoutMs: 5000 },
    paths: { ...OPAQUE_PATHS, plans: 'nowhere' },
  });
  const { shown, faults } = await checkProvider(client);
  expect(shown[0]).toMatch(/^40 chains, \d+ networks, 1 chains with archive data$/);
  expect(faults).toEqual(['nowhere failed: status 404']);
});

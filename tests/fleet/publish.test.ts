import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import type { StoredDocument } from '@/embedded/content/types';
import { askExactly } from './ask';
import { SECRET } from './run-fleet';

const fleet = inject('fleet');
const origin = fleet.origins.plain;
/** An instance delayed by a page on a busy machine retries that page after a minute. */
const PATIENCE = { timeout: 100_000, interval: 250 };

test('published content shows, whichever instance was notified', async () => {
  const file = path.join(fleet.root, 'content/settings/settings.en-gb.json');
  const document = JSON.parse(readFileSync(file, 'utf8')) as StoredDocument;
  await askExactly(origin, { path: '/nodes/eth/' });
  document.data.brand_name = 'Renamed';
  writeFileSync(file, JSON.stringify(document));
  const body = JSON.stringify({ type: 'api-update', secret: SECRET });
  const webhook = await fetch(`${origin}/api/revalidate/`, { method: 'POST', body });
  expect(webhook.status).toBe(200);
  await expect
    .poll(
      async () => (await askExactly(origin, { path: '/nodes/eth/' })).bytes.includes('Renamed'),
      PATIENCE,
    )
    .toBe(true);
});

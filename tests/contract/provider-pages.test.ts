import { expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { PROVIDERS } from '@/lib/migrate/formats';
import { PROVIDER_PAGES } from '@/lib/migrate/provider-pages';
import { getProviderMoves } from '@/lib/migrate/provider-moves';
import { unitTableSchema } from '@/lib/migrate/unit-table-schema';
import { UNIT_TABLES } from '@/lib/migrate/unit-tables';
import { OURS } from '../unit/lib/migrate/ours';

const KEYS = CHAIN_FACTS.map(({ key }) => key);

it('every provider that has stopped or will has a page', () => {
  const closed = PROVIDERS.filter((provider) => provider.closed !== undefined);
  const pages = PROVIDER_PAGES.map(({ provider }) => provider);
  expect(pages).toEqual(expect.arrayContaining(closed.map(({ name }) => name)));
  const slugs = PROVIDER_PAGES.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
});

it.each(PROVIDER_PAGES.map((page) => [page.slug, page] as const))(
  '%s: the samples are its own, most move, and no key does',
  (_, page) => {
    const moves = getProviderMoves(page, OURS);
    expect(moves).toHaveLength(page.samples.length);
    for (const { finding, after } of moves) {
      expect(finding.provider).toBe(page.provider);
      expect(after ?? '').not.toMatch(/not-a-real-key|01fdb492/);
    }
    expect(moves.some(({ after }) => after)).toBe(true);
  },
);

it('a page names where it read the end of service', () => {
  for (const { end, facts, slug } of PROVIDER_PAGES) {
    if (facts.closed !== undefined) expect(end, slug).toBeDefined();
  }
});

it.each(UNIT_TABLES.map((table) => [table.provider, table] as const))(
  'the unit table of %s has the right form and names our chains',
  (_, table) => {
    unitTableSchema.parse(table);
    // A free plan may be all whose price is known; any other needs no reason.
    const isPriced = (table.plans ?? []).some(({ price }) => price !== 0);
    expect(isPriced).not.toBe(Boolean(table.reason));
    for (const { chains = [] } of table.rules) expect(KEYS).toEqual(expect.arrayContaining(chains));
  },
);

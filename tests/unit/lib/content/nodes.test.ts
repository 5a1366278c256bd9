import { expect, it } from 'vitest';
import { confirmPartners } from '@/lib/content/nodes';
import { makeChain } from '../../../support/chains';

it('calls a chain a partner only if provider and company both say so', () => {
  const chains = [
    makeChain({ key: 'near', isPartner: true }),
    makeChain({ key: 'ton', isPartner: true }),
    makeChain({ key: 'eth' }),
  ];
  const confirmed = confirmPartners(chains, new Set(['near', 'eth']));
  expect(confirmed.map(({ isPartner }) => isPartner)).toEqual([true, false, false]);
});

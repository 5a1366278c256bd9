import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getNodes as getProviderNodes, type Chain, type LiveNodes } from '@/lib/provider';
import { getCompanyFacts } from './company-facts';
import { readOnce } from './share-reads';

/** Keys of the chains whose partnership the sheet of facts confirms; none while content cannot be read. */
async function getPartners(): Promise<ReadonlySet<string>> {
  try {
    const { partner_chains: keys = '' } = await getCompanyFacts(DEFAULT_LOCALE);
    return new Set(keys.split(',').map((key) => key.trim()));
  } catch {
    return new Set();
  }
}

/** Chains that are partners only where both the provider and the company say so. */
export function confirmPartners(chains: Chain[], partners: ReadonlySet<string>): Chain[] {
  return chains.map((chain) =>
    chain.isPartner && !partners.has(chain.key) ? { ...chain, isPartner: false } : chain,
  );
}

/** The node list as the site publishes it. Never rejects. */
export const getNodes = readOnce(async (): Promise<LiveNodes> => {
  const [nodes, partners] = await Promise.all([getProviderNodes(), getPartners()]);
  return { ...nodes, chains: confirmPartners(nodes.chains, partners) };
});

import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getNodes as getProviderNodes, type Chain, type LiveNodes } from '@/lib/provider';
import { getCompanyFacts } from './company-facts';
import { readOnce } from './request-cache';

/** Returns the keys of chains whose partnership the facts sheet confirms; none while content cannot be read. */
async function getPartners(): Promise<ReadonlySet<string>> {
  try {
    const { partner_chains: keys = '' } = await getCompanyFacts(DEFAULT_LOCALE);
    return new Set(keys.split(',').map((key) => key.trim()));
  } catch {
    return new Set();
  }
}

/** Keeps chains as partners only if both the provider and the company say so. */
export function confirmPartners(chains: Chain[], partners: ReadonlySet<string>): Chain[] {
  return chains.map((chain) =>
    chain.isPartner && !partners.has(chain.key) ? { ...chain, isPartner: false } : chain,
  );
}

/** Returns the node list as the site publishes it. Never rejects. */
export const getNodes = readOnce(async (): Promise<LiveNodes> => {
  const [nodes, partners] = await Promise.all([getProviderNodes(), getPartners()]);
  return { ...nodes, chains: confirmPartners(nodes.chains, partners) };
});

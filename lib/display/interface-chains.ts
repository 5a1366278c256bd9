import type { Chain } from '@/lib/provider';
import { DIRECTORY_PATH } from '@/lib/site/addresses';
import { getInterfaces } from '.';

/** The chains that offer an interface or a service level, and the directory filtered to them. */
export type InterfaceChains = { chains: Chain[]; directory: string };

/**
 * Returns what a page below the directory is about, by the last segment of its path; null if no available chain has it.
 */
export function getInterfaceChains(chains: readonly Chain[], path: string): InterfaceChains | null {
  if (!path.startsWith(DIRECTORY_PATH)) return null;
  const name = path.slice(DIRECTORY_PATH.length, -1);
  const available = chains.filter(({ status }) => status === 'available');
  const facets = [
    { facet: 'interface', list: getInterfaces },
    { facet: 'level', list: ({ serviceLevels }: Chain) => serviceLevels },
  ];
  for (const { facet, list } of facets) {
    const found = available.filter((chain) => list(chain).includes(name));
    if (found.length > 0) {
      return { chains: found, directory: `${DIRECTORY_PATH}?${facet}=${encodeURIComponent(name)}` };
    }
  }
  return null;
}

import type { Chain } from '@/lib/provider';
import { DIRECTORY_PATH } from '@/lib/site/addresses';
import { getInterfaces } from '.';

/** The chains that take requests by an interface or at a service level, and the directory narrowed down to them. */
export type InterfaceChains = { chains: Chain[]; directory: string };

/** What a page below the directory is about, by the last part of its path; null where no available chain has it. */
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

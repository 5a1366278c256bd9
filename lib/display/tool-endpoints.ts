import type { EndpointHost } from '@/lib/endpoints';
import { getChainFacts, pickChains } from '@/lib/chains';
import type { Project } from '@/lib/content/projects';
import type { Chain } from '@/lib/provider';
import { getEndpointUrls } from '@/lib/samples';
import { getInterfaces } from '.';
import { getInterfaceName } from './interface-names';

/** Where a tool connects to a chain: an endpoint for each interface that both support. */
export type ToolEndpoint = { chain: Chain; urls: string[] };

/** Returns the names of the interfaces that a tool uses, such as `JSON-RPC`. */
export const getToolInterfaces = ({ interfaces }: Pick<Project, 'interfaces'>): string[] =>
  (interfaces ?? '')
    .split(/[,，、]/)
    .map((name) => name.trim())
    .filter(Boolean);

/** Returns the endpoints for a tool, with `$KEY` in place of the key; only for available chains. */
export function getToolEndpoints(
  project: Pick<Project, 'interfaces' | 'chains'>,
  chains: readonly Chain[],
  host: EndpointHost,
): ToolEndpoint[] {
  const asked = getToolInterfaces(project);
  return pickChains(chains, project.chains).flatMap((chain) => {
    const facts = getChainFacts(chain.key);
    if (!facts || chain.status !== 'available') return [];
    const offered = getInterfaces(chain);
    const urls = Object.entries(getEndpointUrls(facts, host)).flatMap(([key, url]) =>
      offered.includes(key) && asked.includes(getInterfaceName(key)) ? [url] : [],
    );
    return urls.length > 0 ? [{ chain, urls }] : [];
  });
}

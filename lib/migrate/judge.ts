import networks from './data/networks.json';
import type { Finding, Match, Served, ServedChain, Shape } from './types';

/** What becomes of an address. */
type Judgement = Pick<Finding, 'state'> &
  Partial<Pick<Finding, 'chain' | 'network' | 'other' | 'since' | 'instead'>>;

type Ending = { since: string; instead: string | null };
const ENDINGS: Readonly<Record<string, Ending>> = networks.endings;
const SUCCESSORS: Readonly<Record<string, { chain: string; since: string }>> = networks.successors;
/** By chain, or by chain and what stands for its network. */
const INTERFACES: Readonly<Record<string, { since: string }>> = networks.retiredInterfaces;

const get = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function judgeOther(other: string, served: Served): Judgement {
  const successor = get(SUCCESSORS, other);
  if (!successor || !get(served, successor.chain)) return { state: 'unserved', other };
  return { state: 'retired', other, chain: successor.chain, since: successor.since };
}

/** Whether an interface that its project gave up is what the address is for. */
function getRetired(chain: string, network: string, { isSocket, rest }: Shape) {
  if (isSocket || rest.startsWith('/graphql')) return undefined;
  return get(INTERFACES, `${chain}:${network}`) ?? get(INTERFACES, chain);
}

function judgeNetwork(name: string, { networks: own }: ServedChain, { isSocket }: Shape) {
  const letters = get(own, name);
  if (letters) {
    if (letters.includes(isSocket ? 'w' : 'h')) return { state: 'ready' as const };
    return { state: isSocket ? ('no-websocket' as const) : ('no-network' as const) };
  }
  const ending = get(ENDINGS, name.split('-').at(-1) ?? '');
  if (!ending) return { state: letters === '' ? ('inactive' as const) : ('no-network' as const) };
  const instead = ending.instead && get(own, ending.instead) ? ending.instead : null;
  return { state: 'retired-network' as const, since: ending.since, instead };
}

/** What becomes of an address on a network of ours. */
export function judgeTarget(
  chain: string,
  network: string,
  shape: Shape,
  served: Served,
): Judgement {
  const ours = get(served, chain);
  if (!ours) return { state: 'unserved', other: chain.toUpperCase() };
  const place = { chain, network };
  if (ours.status) return { state: ours.status, ...place };
  const retired = getRetired(chain, network, shape);
  if (retired) return { state: 'retired', ...place, since: retired.since };
  return { ...judgeNetwork(network, ours, shape), ...place };
}

/** What becomes of an address whose provider is known. */
export function judge({ target, isVariable }: Match, shape: Shape, served: Served): Judgement {
  if (isVariable) return { state: 'variable' };
  if (!target) return { state: 'choose' };
  if ('other' in target) return judgeOther(target.other, served);
  return judgeTarget(target.chain, target.network, shape, served);
}

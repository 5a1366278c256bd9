import networks from './data/networks.json';
import type { Finding, Match, Served, ServedChain, Shape } from './types';

/** The outcome for a URL. */
type Judgement = Pick<Finding, 'state'> &
  Partial<Pick<Finding, 'chain' | 'network' | 'other' | 'since' | 'instead'>>;

type Ending = { since: string; instead: string | null };
const ENDINGS: Readonly<Record<string, Ending>> = networks.endings;
const SUCCESSORS: Readonly<Record<string, { chain: string; since: string }>> = networks.successors;
/** Chains that have ended. */
const ENDED: Readonly<Record<string, { since: string }>> = networks.endedChains;
/** By chain, or by chain and network. */
const INTERFACES: Readonly<Record<string, { since: string }>> = networks.retiredInterfaces;

const get = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

function judgeOther(other: string, served: Served): Judgement {
  const successor = get(SUCCESSORS, other);
  if (!successor || !get(served, successor.chain)) return { state: 'unserved', other };
  return { state: 'retired', other, chain: successor.chain, since: successor.since };
}

/** Returns the deprecated interface that a URL is for, if any. */
function getRetired(chain: string, network: string, { isSocket, rest }: Shape) {
  if (isSocket || rest.startsWith('/graphql')) return undefined;
  return get(INTERFACES, `${chain}:${network}`) ?? get(INTERFACES, chain);
}

function judgeNetwork(
  chain: string,
  name: string,
  { networks: own }: ServedChain,
  { isSocket }: Shape,
) {
  const letters = get(own, name);
  if (letters) {
    if (letters.includes(isSocket ? 'w' : 'h')) return { state: 'ready' as const };
    return { state: isSocket ? ('no-websocket' as const) : ('no-network' as const) };
  }
  const ending = get(ENDINGS, `${chain}:${name}`) ?? get(ENDINGS, name.split('-').at(-1) ?? '');
  if (!ending) return { state: letters === '' ? ('inactive' as const) : ('no-network' as const) };
  const instead = ending.instead && get(own, ending.instead) ? ending.instead : null;
  return { state: 'retired-network' as const, since: ending.since, instead };
}

/** Decides the outcome for a URL on one of our networks. */
export function judgeTarget(
  chain: string,
  network: string,
  shape: Shape,
  served: Served,
): Judgement {
  const ours = get(served, chain);
  if (!ours) return { state: 'unserved', other: chain.toUpperCase() };
  const place = { chain, network };
  const ended = get(ENDED, chain);
  if (ended) return { state: 'retired', ...place, since: ended.since };
  if (ours.status) return { state: ours.status, ...place };
  const retired = getRetired(chain, network, shape);
  if (retired) return { state: 'retired', ...place, since: retired.since };
  return { ...judgeNetwork(chain, network, ours, shape), ...place };
}

/** Decides the outcome for a URL of a known provider. */
export function judge({ target, isVariable }: Match, shape: Shape, served: Served): Judgement {
  if (isVariable) return { state: 'variable' };
  if (!target) return { state: 'choose' };
  if ('other' in target) return judgeOther(target.other, served);
  return judgeTarget(target.chain, target.network, shape, served);
}

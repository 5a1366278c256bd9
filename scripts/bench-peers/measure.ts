import { ensureLighthouse, measure as visit, type Measures } from '../bench-lighthouse/run';
import { measureLoad } from '../bench-fleet/load';
import type { Repository } from '../../tests/doubles/repository';
import { timePublication, watchOutage, type Outage } from './content';
import { placeFront } from './fronts';
import type { Bench } from './next-peers';
import type { Pages, Peer, Running } from './peer';
import { weigh, type Weight } from './weigh';

const LOAD_SECONDS = 3;

type Page = keyof Pages;
type OfPages<T> = Partial<Record<Page, T>>;

/** A peer's measurements: individual values, in the order of the rounds. */
export type Result = {
  name: string;
  versions: string;
  pages: number;
  /** For builds from scratch. */
  buildSeconds: number[];
  weights: OfPages<Weight>;
  /** Requests per second for the home page. */
  perSecond: { origin: number[]; front: number[] };
  /** Bytes after that load. */
  memory: number;
  visits: OfPages<Pick<Measures, 'performance' | 'lcp' | 'tbt' | 'cls'>[]>;
  /** Null if the page never showed it. */
  publicationSeconds: (number | null)[];
  outage: Outage | null;
};

type Entry = { peer: Peer; running: Running; front: string; result: Result };
type Options = { bench: Bench; peers: readonly Peer[]; repository: Repository; rounds: number };

/** @throws for anything but a number of rounds */
export function toRounds(word = '3'): number {
  const rounds = Number(word);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`Not a number of rounds: ${word}`);
  return rounds;
}

const listPages = ({ pages }: Peer) =>
  Object.entries(pages).filter((entry): entry is [Page, string] => entry[1] !== null);

async function repeat(rounds: number, entries: Entry[], act: (entry: Entry) => Promise<void>) {
  for (let round = 0; round < rounds; round += 1) for (const entry of entries) await act(entry);
}

type Built = { pages: number; buildSeconds: number[] };

async function buildPeers(peers: readonly Peer[], rounds: number) {
  const built = new Map<Peer, Built>();
  for (let round = 0; round < rounds; round += 1) {
    for (const peer of peers) {
      console.info(`Building: ${peer.name} …`);
      const { seconds, pages } = await peer.build();
      built.set(peer, { pages, buildSeconds: [...(built.get(peer)?.buildSeconds ?? []), seconds] });
    }
  }
  return built;
}

async function start(bench: Bench, peer: Peer, built: Built): Promise<Entry> {
  const running = await peer.start();
  const { name, versions } = peer;
  const none = { weights: {}, visits: {}, memory: 0, publicationSeconds: [], outage: null };
  const result: Result = {
    name,
    versions,
    ...built,
    perSecond: { origin: [], front: [] },
    ...none,
  };
  return { peer, running, front: await placeFront(bench, running), result };
}

async function visitPages(tool: string, { peer, front, result }: Entry): Promise<void> {
  for (const [page, address] of listPages(peer)) {
    const { performance, lcp, tbt, cls } = await visit(tool, front + address);
    (result.visits[page] ??= []).push({ performance, lcp, tbt, cls });
  }
}

/** Measures in turns, so that other load on the machine affects all peers equally. */
export async function measurePeers({ bench, peers, repository, rounds }: Options) {
  const tool = ensureLighthouse(bench.projectRoot);
  const entries: Entry[] = [];
  for (const [peer, built] of await buildPeers(peers, rounds)) {
    entries.push(await start(bench, peer, built));
  }
  console.info('Weighing and loading …');
  for (const { peer, front, result } of entries) {
    for (const [page, address] of listPages(peer))
      result.weights[page] = await weigh(front + address);
  }
  await repeat(rounds, entries, async ({ peer, running, front, result }) => {
    const { home } = peer.pages;
    result.perSecond.origin.push(measureLoad(running.origin + home, LOAD_SECONDS));
    result.perSecond.front.push(measureLoad(front + home, LOAD_SECONDS));
  });
  for (const { running, result } of entries) result.memory = running.getMemory();
  console.info('Visiting with Lighthouse …');
  await repeat(rounds, entries, (entry) => visitPages(tool, entry));
  console.info('Publishing …');
  const read = entries.filter(({ peer }) => peer.publish);
  let count = 0;
  await repeat(rounds, read, async ({ peer, running, result }) => {
    const word = `Published${(count += 1)}`;
    result.publicationSeconds.push(await timePublication(repository, peer, running, word));
  });
  for (const { peer, running, result } of read) {
    result.outage = await watchOutage(repository, peer, running);
  }
  return entries.map(({ result }) => result);
}

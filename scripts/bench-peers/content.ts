import { setTimeout as sleep } from 'node:timers/promises';
import {
  mountRepository,
  toContentSettings,
  type Repository,
} from '../../tests/doubles/repository';
import type { Peer, Running } from './peer';

const POLL_MS = 100;
const PATIENCE_MS = 60_000;

/** The embedded content service, and how peers find it. */
export async function mountContent() {
  const repository = await mountRepository();
  const settings = toContentSettings(repository);
  return {
    repository,
    variables: {
      BENCH_CONTENT_URL: settings.PRISMIC_ENDPOINT,
      BENCH_REPOSITORY: settings.PRISMIC_REPOSITORY,
    },
  };
}

/** Adds a word to the heading of the English home page. */
function rename(repository: Repository, word: string): void {
  repository.publish((documents) => {
    const home = documents.find(({ type, lang }) => type === 'home' && lang === 'en-gb');
    const [first] = (home?.data.slices ?? []) as { primary: { title: { text: string }[] } }[];
    const heading = first?.primary.title[0];
    if (!heading) throw new Error('The home document has no heading.');
    heading.text = word;
  });
}

/**
 * Returns the seconds from a publication until the home page, read ten times a second, shows it; null if it never does.
 */
export async function timePublication(
  repository: Repository,
  peer: Peer,
  running: Running,
  word: string,
): Promise<number | null> {
  rename(repository, word);
  const began = performance.now();
  await peer.publish?.(running);
  const address = running.origin + peer.pages.home;
  const end = performance.now() + PATIENCE_MS;
  while (!(await (await fetch(address)).text()).includes(word)) {
    if (performance.now() > end) return null;
    await sleep(POLL_MS);
  }
  return (performance.now() - began) / 1000;
}

/** Returns the statuses of the three pages, each requested three times, half a second apart. */
async function readStatuses({ pages }: Peer, { origin }: Running): Promise<number[]> {
  const statuses = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    for (const page of [pages.home, pages.list, pages.detail]) {
      if (page) statuses.add((await fetch(origin + page)).status);
    }
    await sleep(500);
  }
  return [...statuses];
}

export type Outage = {
  /** Status codes of pages while the content service is down. */
  pages: number[];
  /** How a publication ended meanwhile, and statuses of pages after it. */
  publication: 'accepted' | 'failed';
  pagesAfter: number[];
};

/** Measures what visitors see while the content service resets every connection. */
export async function watchOutage(
  repository: Repository,
  peer: Peer,
  running: Running,
): Promise<Outage> {
  repository.setFault({ kind: 'reset' });
  try {
    const pages = await readStatuses(peer, running);
    const publication = await Promise.resolve(peer.publish?.(running)).then(
      () => 'accepted' as const,
      () => 'failed' as const,
    );
    return { pages, publication, pagesAfter: await readStatuses(peer, running) };
  } finally {
    repository.setFault(null);
  }
}

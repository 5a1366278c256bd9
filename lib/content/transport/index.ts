import type { RequestInitLike } from '@prismicio/client';
import type { Answers } from '@/lib/answers/answers';
import { toNewest } from './addresses';
import { createCurrentVersion } from './current-version';
import type { Outage } from './outage';
import { createListLimit } from './list-limit';
import type { Needs } from './needs';
import { pickRef, type RefMode } from './pick-ref';
import { readAnswer, type Fetch } from './read-answer';
import { createPreviewPass } from './preview-pass';
import { createSearch } from './search';
import { toAnswer, toResponse } from './responses';
import { toRepositoryInfo, toSearchPage, type Shape } from './shapes';
import { createVersionDates } from './version-dates';
import { withRetries, type Patience } from './with-retries';

type Options = {
  /** URL of the Content API. */
  endpoint: string;
  accessToken?: string | undefined;
  fetch: Fetch;
  /** Time limit of one call. */
  timeoutMs: number;
  patience: Patience;
  answers: Answers;
  outage: Outage;
  mode: RefMode;
  needs: Needs;
  /** How long a query waits for a new answer if there is a previous one; unlimited by default. */
  waitMs?: number;
  /** See `createCurrentVersion`, as for the next two. */
  maxAgeMs?: number;
  isShared?: boolean;
  warn?: (line: string) => void;
};

/**
 * The layer between the content client and the network. Failed calls get their previous answer, so that pages survive
 * an outage.
 */
export function createTransport(options: Options) {
  const { endpoint, accessToken, fetch, timeoutMs, patience, answers, outage, mode } = options;
  const { needs, waitMs = Infinity, maxAgeMs = Infinity, isShared = false } = options;
  const { warn = console.warn } = options;

  const ask = <T>(url: string, toValue: Shape<T>, how: { isLastOnConnection?: boolean } = {}) =>
    withRetries(() => readAnswer(url, { fetch, timeoutMs, toValue, ...how }), patience);
  const askPage = (url: string) => ask(url, toSearchPage);

  const repositoryUrl = new URL(endpoint);
  if (accessToken) repositoryUrl.searchParams.set('access_token', accessToken);
  const current = createCurrentVersion({
    // A reused connection leads to one server, which may lag behind the others.
    readRepository: () => ask(repositoryUrl.href, toRepositoryInfo, { isLastOnConnection: true }),
    pick: (info) => pickRef(info, mode),
    findLack: async (ref) => needs.findLack((await askPage(needs.toQuery(ref))).value),
    isLater: createVersionDates({
      askForNewest: async (ref) => (await askPage(toNewest(needs.toQuery(ref)))).value,
    }),
    answers,
    outage,
    maxAgeMs,
    waitMs,
    isShared,
    warn,
  });
  const noteOfList = createListLimit();
  const search = createSearch({
    ask: askPage,
    noteOfList,
    needs,
    current,
    answers,
    outage,
    waitMs,
  });

  const pass = createPreviewPass({ fetch, timeoutMs, noteOfList, outage });

  return {
    /**
     * The `fetch` function of the content client. With `no-cache`, a query asks the service even if an answer of its
     * version is kept.
     * @throws {ContentFault}
     */
    async fetch(url: string, init?: Pick<RequestInitLike, 'cache'>): Promise<Response> {
      const { pathname, searchParams } = new URL(url);
      if (pathname === repositoryUrl.pathname) return toResponse((await current.get()).text);
      const ref = searchParams.get('ref');
      return ref && current.isOwn(ref)
        ? toAnswer(await search(url, ref, { isFresh: init?.cache === 'no-cache' }))
        : pass(url);
    },
    check: current.check,
    isContested: current.isContested,
    getVersion: current.get,
    outage,
  };
}

export type Transport = ReturnType<typeof createTransport>;

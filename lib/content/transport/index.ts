import type { Answers } from './answers';
import { toAnswerKey } from './answers';
import { ContentFault } from './content-fault';
import { createCurrentVersion } from './current-version';
import type { Outage } from './outage';
import type { RefMode } from './pick-ref';
import { pickRef } from './pick-ref';
import { readAnswer, type Fetch } from './read-answer';
import { toRepositoryInfo, toSearchPage, type SearchPage, type Shape } from './shapes';
import { withRetries, type Patience } from './with-retries';

type Options = {
  /** Address of the Content API. */
  endpoint: string;
  accessToken?: string | undefined;
  fetch: Fetch;
  /** How long one call may take. */
  timeoutMs: number;
  patience: Patience;
  answers: Answers;
  outage: Outage;
  mode: RefMode;
  /** Address of a query whose answer says whether a version of the content can carry the site. */
  toTrial: (ref: string) => string;
  /** What that answer lacks; null for nothing. */
  findLack: (page: SearchPage) => string | null;
  maxAgeMs?: number;
  isShared?: boolean;
  warn?: (line: string) => void;
};

const toResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/** What a query asks, whoever asks it and of whichever version. */
function toQuery(address: string): string {
  const url = new URL(address);
  for (const name of ['ref', 'access_token', 'x-c', 'x-d']) url.searchParams.delete(name);
  return url.href;
}

const withRef = (address: string, ref: string): string => {
  const url = new URL(address);
  url.searchParams.set('ref', ref);
  return url.href;
};

/**
 * Stands between the client of the content service and the network. Calls that fail are answered as they were the last
 * time, so that pages outlive the service.
 */
export function createTransport(options: Options) {
  const { endpoint, accessToken, fetch, timeoutMs, patience, answers, outage, mode } = options;

  const ask = <T>(url: string, toValue: Shape<T>) =>
    withRetries(() => readAnswer(url, { fetch, timeoutMs, toValue }), patience);

  const findLack = async (ref: string) =>
    options.findLack((await ask(options.toTrial(ref), toSearchPage)).value);

  const repositoryUrl = new URL(endpoint);
  if (accessToken) repositoryUrl.searchParams.set('access_token', accessToken);
  const current = createCurrentVersion({
    readRepository: () => ask(repositoryUrl.href, toRepositoryInfo),
    pick: (info) => pickRef(info, mode),
    findLack,
    answers,
    outage,
    ...(options.maxAgeMs !== undefined && { maxAgeMs: options.maxAgeMs }),
    ...(options.isShared && { isShared: true }),
    ...(options.warn && { warn: options.warn }),
  });

  async function hadResults(key: string): Promise<boolean> {
    const known = await answers.find(key, undefined);
    return known !== null && toSearchPage(JSON.parse(known.text))?.results.length !== 0;
  }

  async function askAndKeep(url: string, ref: string, key: string): Promise<string> {
    const { text, value } = await ask(url, toSearchPage);
    // A page may have been taken back; a whole site is not.
    if (value.results.length === 0 && (await hadResults(key)) && (await findLack(ref))) {
      throw new ContentFault('the repository is empty');
    }
    await answers.keep(key, { ref, text, readAt: Date.now() });
    return text;
  }

  /** Asks at a ref, and where the service has forgotten it at the one that it has now. */
  async function askAnew(url: string, ref: string, key: string): Promise<string> {
    try {
      return await askAndKeep(url, ref, key);
    } catch (error) {
      if (!(error instanceof ContentFault) || !error.isRefRefused) throw error;
      await current.check();
      const { ref: next } = await current.get();
      if (next === ref) throw error;
      return askAndKeep(withRef(url, next), next, key);
    }
  }

  async function search(url: string, ref: string): Promise<string> {
    const key = toAnswerKey(toQuery(url));
    const known = await answers.find(key, ref);
    if (known?.ref === ref) return known.text;
    try {
      if (outage.isPaused()) throw new ContentFault(outage.reason ?? '');
      return await askAnew(url, ref, key);
    } catch (error) {
      if (!(error instanceof ContentFault)) throw error;
      // A query that the service does not understand says nothing about the service.
      if (error.status !== 400 && !outage.isPaused()) outage.begin(error.message);
      if (!known) throw error;
      outage.noteOld();
      return known.text;
    }
  }

  /** A preview's answer as it is, since its errors mean something to whoever previews; but within the time. */
  async function pass(url: string): Promise<Response> {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    // The client would ask again and again.
    if (response.status === 429) throw new ContentFault('status 429', { status: 429 });
    return response;
  }

  return {
    /** The `fetch` of the content client. @throws {ContentFault} */
    async fetch(url: string): Promise<Response> {
      const { pathname, searchParams } = new URL(url);
      if (pathname === repositoryUrl.pathname) return toResponse((await current.get()).text);
      const ref = searchParams.get('ref');
      return ref && current.isOwn(ref) ? toResponse(await search(url, ref)) : pass(url);
    },
    check: current.check,
    findKept: current.findKept,
    getVersion: current.get,
    outage,
  };
}

export type Transport = ReturnType<typeof createTransport>;

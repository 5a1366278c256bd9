import 'server-only';
import { z } from 'zod';
import { getEnv, isBuilding } from '@/lib/env';
import { getErrorLine } from '@/lib/errors';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { fetchUncached } from '@/lib/http/own-server';
import { createLastGoodResponses } from '@/lib/last-good-responses';
import { createThrottledLog } from '@/lib/throttled-log';
import { ContentError, fetchJson } from './fetch-json';
import {
  getContentScope,
  getEndpoint,
  getResponseFolders,
  pickRef,
  repositorySchema,
} from './repository';

/** How long queries get their last good response at once after the service has failed. */
const PAUSE_MS = 10_000;
/** The query under which the repository's own response is kept. */
const VERSION_QUERY = 'version';

/** A content version: the ref that queries name, and the repository's response with that ref. */
export type Version = { ref: string; text: string };

const searchSchema = z.looseObject({ results: z.array(z.looseObject({ id: z.string() })) });
const warn = createThrottledLog();

const getState = () =>
  getGlobalSingleton('content', () => ({
    version: null as Version | null,
    checking: null as Promise<Version> | null,
    /** Refs of versions that this process has shown; any other is a preview's. */
    refs: new Set<string>(),
    failedAt: -Infinity,
    responses: createLastGoodResponses({
      folders: getResponseFolders(),
      redisPrefix: isBuilding() ? undefined : `content:${getContentScope()}:`,
    }),
  }));

/** True for some seconds after the service has failed. */
const isContentDown = (): boolean => performance.now() - getState().failedAt < PAUSE_MS;

function noteFailure(error: unknown): void {
  getState().failedAt = performance.now();
  warn(
    `Content: the service fails (${getErrorLine(error)}); pages use its last responses.`,
    'down',
  );
}

function adopt(version: Version): Version {
  const state = getState();
  state.version = version;
  state.refs.add(version.ref);
  return version;
}

async function readVersion(): Promise<Version> {
  const env = getEnv();
  const { responses } = getState();
  const url = new URL(getEndpoint(env) ?? '');
  if (env.PRISMIC_ACCESS_TOKEN) url.searchParams.set('access_token', env.PRISMIC_ACCESS_TOKEN);
  try {
    const { text, value } = await fetchJson(url.href, repositorySchema);
    const ref = pickRef(value, env);
    getState().failedAt = -Infinity;
    const version = adopt({ ref, text });
    await responses.write(VERSION_QUERY, { ...version, readAt: Date.now() });
    return version;
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/**
 * Asks the repository for its version, once for all concurrent callers; pages are made from it from then on.
 * @throws {ContentError} if the service fails, or {UnknownReleaseError} once the release of the settings is gone
 */
export function checkVersion(): Promise<Version> {
  const state = getState();
  return (state.checking ??= readVersion().finally(() => (state.checking = null)));
}

/**
 * Returns the version that pages are made from.
 * @throws {ContentError} if no version is known and the service fails
 */
export async function getVersion(): Promise<Version> {
  const { version, responses } = getState();
  // Another instance may have learned of a newer one.
  const shared = getEnv().REDIS_URL ? await responses.read(VERSION_QUERY) : null;
  if (shared && shared.ref !== version?.ref) return adopt(shared);
  if (version) return version;
  try {
    return await checkVersion();
  } catch (error) {
    const last = await responses.read(VERSION_QUERY);
    if (!last) throw error;
    return adopt(last);
  }
}

/** Removes what differs between equal queries at different versions. */
function toQuery(url: string): string {
  const { pathname, searchParams } = new URL(url);
  for (const name of ['ref', 'access_token']) searchParams.delete(name);
  return `${pathname}?${searchParams.toString()}`;
}

function withRef(url: string, ref: string): string {
  const changed = new URL(url);
  changed.searchParams.set('ref', ref);
  return changed.href;
}

/** Calls the service; if the ref has expired, asks for the current version and tries with that. */
async function fetchQuery(url: string, ref: string): Promise<{ ref: string; text: string }> {
  try {
    return { ref, text: (await fetchJson(url, searchSchema)).text };
  } catch (error) {
    const isGone = error instanceof ContentError && [404, 410].includes(error.status ?? 0);
    if (!isGone) throw error;
    const { ref: newer } = await checkVersion();
    if (newer === ref) throw error;
    return { ref: newer, text: (await fetchJson(withRef(url, newer), searchSchema)).text };
  }
}

/** Answers a query at the current version; if the service fails, with its last good response. */
async function getResponse(url: string, ref: string): Promise<string> {
  const { responses } = getState();
  const query = toQuery(url);
  const last = await responses.read(query, ref);
  // Under one ref, the response to a query never changes.
  if (last && (last.ref === ref || isContentDown())) return last.text;
  try {
    const { ref: current, text } = await fetchQuery(url, ref);
    await responses.write(query, { ref: current, text, readAt: Date.now() });
    return text;
  } catch (error) {
    if (!last) throw error;
    noteFailure(error);
    return last.text;
  }
}

/** Passes a preview's query on and keeps nothing; errors are meaningful to the editor. */
async function fetchPreview(url: string): Promise<Response> {
  const { PRISMIC_TIMEOUT_MS: timeoutMs } = getEnv();
  const response = await fetchUncached(url, { signal: AbortSignal.timeout(timeoutMs) });
  // The client would wait for as long as the service asks, again and again.
  if (response.status === 429) throw new ContentError('status 429', 429);
  return response;
}

const toJsonResponse = (text: string) =>
  new Response(text, { headers: { 'content-type': 'application/json' } });

/**
 * The `fetch` function of the content client.
 * @throws {ContentError} if the service fails and the query was never answered
 */
export async function fetchContent(url: string): Promise<Response> {
  const { pathname, searchParams } = new URL(url);
  if (pathname === new URL(getEndpoint(getEnv()) ?? '').pathname) {
    return toJsonResponse((await getVersion()).text);
  }
  const ref = searchParams.get('ref') ?? '';
  return getState().refs.has(ref) ? toJsonResponse(await getResponse(url, ref)) : fetchPreview(url);
}

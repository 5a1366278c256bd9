import 'server-only';
import { AsyncLocalStorage } from 'node:async_hooks';
import { cookies, draftMode } from 'next/headers';
import {
  NotFoundError,
  PreviewTokenExpiredError,
  cookie as cookieNames,
  type Client,
} from '@prismicio/client';
import { getErrorLine } from '@/lib/errors';
import { toOwnPath } from '@/lib/http/own-path';
import { isJsonObject } from '@/lib/json';
import { getPreviewPath } from './preview-path';
import { isPreviewUnderWay, type TokenClient } from './preview-token';

/** Hosts whose preview tokens are taken: the repository's own, and that of its Content API. */
export function getTokenHosts(repository: string, endpoint?: string): string[] {
  return [`${repository}.prismic.io`, ...(endpoint ? [new URL(endpoint).host] : [])];
}

const isAddressOf = (value: unknown, hosts: readonly string[]): boolean =>
  typeof value === 'string' && URL.canParse(value) && hosts.includes(new URL(value).host);

/** What the toolbar's cookie holds by host; nothing for any other text. */
function readSessions(cookie: string): [host: string, session: unknown][] {
  try {
    return Object.entries(JSON.parse(cookie) as Record<string, unknown>);
  } catch {
    return [];
  }
}

/** True for a token, which is an address, of one of the hosts, or for the toolbar's cookie with such a one. */
function isTokenOf(token: string | undefined, hosts: readonly string[]): boolean {
  if (!token) return false;
  return (
    isAddressOf(token, hosts) ||
    readSessions(token).some(
      ([host, session]) =>
        hosts.includes(host) && isJsonObject(session) && isAddressOf(session.preview, hosts),
    )
  );
}

const published = new AsyncLocalStorage<true>();

/** Reads published content even while an editor previews, for the lists that every visitor shares. */
export const readPublished = <T>(read: () => T): T => published.run(true, read);

/** The ref that an editor who previews reads at; undefined for every visitor. */
export async function getPreviewRef(): Promise<string | undefined> {
  if (published.getStore()) return undefined;
  try {
    if (!(await draftMode()).isEnabled) return undefined;
  } catch {
    // Outside a request, as while paths are listed, nobody previews.
    return undefined;
  }
  return (await cookies()).get(cookieNames.preview)?.value;
}

/** Keeps which document an editor opened, for the way back to it. */
export const DOCUMENT_COOKIE = 'previewed-document';

const NO_STORE = { 'cache-control': 'no-store' };

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: NO_STORE });

/** Leads to a path of this site; relative, because behind a proxy the server does not know its own host. */
const goTo = (target: string | null) =>
  new Response(null, { status: 307, headers: { ...NO_STORE, location: toOwnPath(target) } });

type Session = {
  client: Pick<Client, 'resolvePreviewURL'> & TokenClient;
  hosts: readonly string[];
  /** True when the site is reached over HTTPS, where a cookie travels over nothing else. */
  isSecure: boolean;
};

/**
 * Begins a preview: keeps the token in a cookie and leads to the document. Draft mode passes the page cache by, so it
 * is switched on only when the content service itself knows the token. 403 for the token of another repository, 410
 * for a preview that has ended or never was, 502 while the service cannot be asked.
 */
export async function beginPreview(request: Request, { client, hosts, isSecure }: Session) {
  const { searchParams } = new URL(request.url);
  const jar = await cookies();
  const token = searchParams.get('token') ?? jar.get(cookieNames.preview)?.value;
  if (!token) return goTo('/');
  if (!isTokenOf(token, hosts)) return answer(403, 'This preview belongs to another repository.');
  try {
    if (!(await isPreviewUnderWay(token, client))) return answer(410, 'This preview has ended.');
    const documentId = searchParams.get('documentId') ?? undefined;
    const url = await client.resolvePreviewURL({
      linkResolver: getPreviewPath,
      documentID: documentId,
      previewToken: token,
      defaultURL: '/',
    });
    const options = { path: '/', sameSite: 'lax', secure: isSecure } as const;
    jar.set(cookieNames.preview, token, options);
    if (documentId) jar.set(DOCUMENT_COOKIE, documentId, { ...options, httpOnly: true });
    (await draftMode()).enable();
    return goTo(url);
  } catch (error) {
    if (error instanceof PreviewTokenExpiredError) return answer(410, 'This preview has ended.');
    if (error instanceof NotFoundError) return goTo('/');
    console.error(`Preview: cannot reach the content service (${getErrorLine(error)}).`);
    return answer(502, 'The content service does not answer. Please try again.');
  }
}

/** Ends a preview and leads to the path of this site that `to` names, else to the home page. */
export async function endPreview(request: Request) {
  (await draftMode()).disable();
  const jar = await cookies();
  for (const name of [cookieNames.preview, DOCUMENT_COOKIE]) jar.delete(name);
  return goTo(new URL(request.url).searchParams.get('to'));
}

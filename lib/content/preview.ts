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

/** Returns the hosts whose preview tokens are accepted: the repository's own, and that of its Content API. */
export function getTokenHosts(repository: string, endpoint?: string): string[] {
  return [`${repository}.prismic.io`, ...(endpoint ? [new URL(endpoint).host] : [])];
}

const isAddressOf = (value: unknown, hosts: readonly string[]): boolean =>
  typeof value === 'string' && URL.canParse(value) && hosts.includes(new URL(value).host);

/** Parses the toolbar's cookie into sessions by host; empty for any other text. */
function readSessions(cookie: string): [host: string, session: unknown][] {
  try {
    return Object.entries(JSON.parse(cookie) as Record<string, unknown>);
  } catch {
    return [];
  }
}

/** True for a token, which is a URL, of one of the hosts, or for a toolbar cookie that contains one. */
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

/** Reads published content even during a preview, for lists that all visitors share. */
export const readPublished = <T>(read: () => T): T => published.run(true, read);

/** Returns the ref that a previewing editor reads at; undefined for visitors. */
export async function getPreviewRef(): Promise<string | undefined> {
  if (published.getStore()) return undefined;
  try {
    if (!(await draftMode()).isEnabled) return undefined;
  } catch {
    // Outside a request, for example while paths are listed, there is no preview.
    return undefined;
  }
  return (await cookies()).get(cookieNames.preview)?.value;
}

/** Remembers which document an editor opened, for the way back to it. */
export const DOCUMENT_COOKIE = 'previewed-document';

const NO_STORE = { 'cache-control': 'no-store' };

const answer = (status: number, text: string) =>
  new Response(`${text}\n`, { status, headers: NO_STORE });

/** Redirects to a path of this site; relative, because behind a proxy the server does not know its own host. */
const goTo = (target: string | null) =>
  new Response(null, { status: 307, headers: { ...NO_STORE, location: toOwnPath(target) } });

type Session = {
  client: Pick<Client, 'resolvePreviewURL'> & TokenClient;
  hosts: readonly string[];
  /** True if the site is reached over HTTPS, so that cookies get the `Secure` attribute. */
  isSecure: boolean;
};

/**
 * Begins a preview: stores the token in a cookie and redirects to the document. Draft mode bypasses the page cache, so
 * it is enabled only if the content service itself recognizes the token. Responds 403 to a token of another repository,
 * 410 to one without an active preview, and 502 while the service cannot be asked.
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

/** Ends a preview and redirects to the path in `to`, or to the home page. */
export async function endPreview(request: Request) {
  (await draftMode()).disable();
  const jar = await cookies();
  for (const name of [cookieNames.preview, DOCUMENT_COOKIE]) jar.delete(name);
  return goTo(new URL(request.url).searchParams.get('to'));
}

import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { AGAIN_HEADER } from '@/lib/http/again-header';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { hasDraftCookie } from './editor-policy';

/** The request headers that a response depends on. */
const ASKED_WITH = [
  'accept',
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Headers that concern the connection or the encoding of the body. */
const LEFT_OUT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
]);

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Repeats a request to this server for a page that has just failed for lack of content; the page cache then returns the
 * last good version. Null if there is none.
 */
export async function askAgain(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  url: string,
): Promise<Answer | null> {
  if (method !== 'GET' || headers[AGAIN_HEADER] || hasDraftCookie(headers)) return null;
  const kept = ASKED_WITH.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  try {
    const response = await fetchFromOwnServer(url, {
      ...Object.fromEntries(kept),
      'accept-encoding': 'identity',
      [AGAIN_HEADER]: '1',
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (!response.ok) return null;
    const all = [...response.headers].filter(([name]) => !LEFT_OUT.has(name));
    return { status: response.status, headers: Object.fromEntries(all), body };
  } catch {
    return null;
  }
}

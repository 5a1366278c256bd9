import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { AGAIN_HEADER } from '@/lib/http/again-header';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { hasDraftCookie } from './editor-policy';

/** What an answer depends on. */
const ASKED_WITH = [
  'accept',
  'rsc',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/** Of the connection, or of the bytes that the answer came in. */
const LEFT_OUT = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'keep-alive',
]);

export type Answer = { status: number; headers: OutgoingHttpHeaders; body: Buffer };

/**
 * Asks this server once more for a page that has just failed for want of content; the page cache then gives the last
 * good version. Null when there is none.
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

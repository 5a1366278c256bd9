import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { getProcessWide } from '@/lib/process-wide';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** The hash of its headers that Next's router adds to URLs. With `RSC: 1`, Next redirects if it does not match. */
const ROUTER_HASH = /[?&](_rsc(?:=[\w-]{0,30})?)(?:&|$)/;

type Current = { request: Asked; onWait: () => void };

const getStorage = () => getProcessWide('current-request', () => new AsyncLocalStorage<Current>());

/**
 * Gives the code that responds to a request access to its URL, as Next will read it; `onWait` is called when the
 * request joins a queue.
 */
export const withRequest = <T>(
  request: Asked,
  answer: () => T,
  onWait: () => void = () => undefined,
): T => getStorage().run({ request, onWait }, answer);

/** Reports that the current request joins a queue in which one page is rendered at a time. */
export const noteWait = (): void => getStorage().getStore()?.onWait();

/** Removes the visitor's query from the URL of the current request. */
export function dropQuery(): void {
  const request = getStorage().getStore()?.request;
  if (!request?.url) return;
  const { url, headers } = request;
  const [, hash] = (headers.rsc === '1' && ROUTER_HASH.exec(url)) || [];
  request.url = url.replace(/\?.*/s, hash ? `?${hash}` : '');
}

import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { getProcessWide } from '@/lib/process-wide';
import type { On } from '@/lib/signal';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** The hash of its headers that Next's router adds to URLs. With `RSC: 1`, Next redirects if it does not match. */
const ROUTER_HASH = /[?&](_rsc(?:=[\w-]{0,30})?)(?:&|$)/;

type Events = {
  /** Called when the request joins a queue. */
  onWait?: () => void;
  /** Calls back once the request is over. */
  onOver?: On;
};

type Current = Events & { request: Asked };

const getStorage = () => getProcessWide('current-request', () => new AsyncLocalStorage<Current>());

/** Gives the code that responds to a request access to its URL, as Next will read it, and to its events. */
export const withRequest = <T>(request: Asked, answer: () => T, events: Events = {}): T =>
  getStorage().run({ request, ...events }, answer);

/** Reports that the current request joins a queue in which one page is rendered at a time. */
export const noteWait = (): void => getStorage().getStore()?.onWait?.();

/** Returns how to learn that the current request is over, if there is one. */
export const getOnOver = (): On | undefined => getStorage().getStore()?.onOver;

/** Removes the visitor's query from the URL of the current request. */
export function dropQuery(): void {
  const request = getStorage().getStore()?.request;
  if (!request?.url) return;
  const { url, headers } = request;
  const [, hash] = (headers.rsc === '1' && ROUTER_HASH.exec(url)) || [];
  request.url = url.replace(/\?.*/s, hash ? `?${hash}` : '');
}

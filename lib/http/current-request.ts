import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { getProcessWide } from '@/lib/process-wide';

type Asked = Pick<IncomingMessage, 'url' | 'headers'>;

/** The hash of its headers that Next's router adds to an address. Next redirects where it is another, if `RSC` is 1. */
const ROUTER_HASH = /[?&](_rsc(?:=[\w-]{0,30})?)(?:&|$)/;

const getStorage = () => getProcessWide('current-request', () => new AsyncLocalStorage<Asked>());

/** Lets what answers a request reach its address, as Next will read it. */
export const withRequest = <T>(request: Asked, answer: () => T): T =>
  getStorage().run(request, answer);

/** Takes the visitor's query away from the address of the request that is being answered. */
export function dropQuery(): void {
  const request = getStorage().getStore();
  if (!request?.url) return;
  const { url, headers } = request;
  const [, hash] = (headers.rsc === '1' && ROUTER_HASH.exec(url)) || [];
  request.url = url.replace(/\?.*/s, hash ? `?${hash}` : '');
}

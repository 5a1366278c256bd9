import { AsyncLocalStorage } from 'node:async_hooks';
import { getProcessWide } from '@/lib/process-wide';

type Addressed = { url?: string };

/** What Next's router adds to an address, and compares with the request's headers. */
const ROUTER_PARAMETER = '_rsc';

const getStorage = () =>
  getProcessWide('current-request', () => new AsyncLocalStorage<Addressed>());

/** Lets what answers a request reach its address, as Next will read it. */
export const withRequest = <T>(request: Addressed, answer: () => T): T =>
  getStorage().run(request, answer);

/** Takes the visitor's query away from the address of the request that is being answered. */
export function dropQuery(): void {
  const request = getStorage().getStore();
  if (!request?.url) return;
  const [path = '', query = ''] = request.url.split('?', 2);
  const version = new URLSearchParams(query).get(ROUTER_PARAMETER);
  const kept = version === null ? '' : `?${new URLSearchParams({ [ROUTER_PARAMETER]: version })}`;
  request.url = path + kept;
}

import type { ChainMethod } from '@/lib/chains/methods';
import { toHttpSample } from '@/lib/samples/http';
import type { CallTarget, RequestSample } from '@/lib/samples/types';
import { toMethodCall } from './call';
import { getInterfaces } from './interfaces';

/** Returns a request for a method in four languages; null if it is not called over HTTP. */
export function getMethodSample(method: ChainMethod, place: CallTarget): RequestSample | null {
  const call = toMethodCall(method);
  const [name = ''] = getInterfaces(method);
  return call && toHttpSample({ interface: name, ...call }, place);
}

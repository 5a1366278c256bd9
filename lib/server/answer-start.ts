import type { ServerResponse } from 'node:http';
import { createSignal, type On } from '@/lib/signal';

/** Reports when the first bytes of a response's body are sent, when most of the work is done. */
export function watchStart(response: ServerResponse): On {
  const { write, end } = response;
  const { on, happen } = createSignal();
  response.write = ((...parts: Parameters<typeof write>) => {
    happen();
    return write.apply(response, parts);
  }) as typeof write;
  response.end = ((...parts: Parameters<typeof end>) => {
    happen();
    return end.apply(response, parts);
  }) as typeof end;
  return on;
}

import { toAddressKey } from '@/lib/http/address-key';
import { isLoopback } from './open-requests';
import type { OnOver } from './when-over';

/** Fewer than the six connections of a browser; what waits here would wait for the processor otherwise. */
const MAX_AT_ONCE = 4;
/** Whoever takes longer waits for a network, not for the processor, and keeps the client's others back no more. */
const HOLD_MS = 1000;

type Client = { open: number; waiting: Set<() => void> };
type Options = { maxAtOnce?: number; holdMs?: number };

/**
 * Hands on a few requests of each client at a time and has the others wait, so that one client with many connections
 * keeps itself waiting, and nobody else.
 */
export function createTurns({ maxAtOnce = MAX_AT_ONCE, holdMs = HOLD_MS }: Options = {}) {
  const clients = new Map<string, Client>();

  function leave(key: string, client: Client): void {
    const [next] = client.waiting;
    if (next) {
      client.waiting.delete(next);
      next();
      return;
    }
    client.open -= 1;
    if (client.open === 0) clients.delete(key);
  }

  /** Takes a place, which passes to the client's next request once this one is over, or after a while. */
  function begin(key: string, client: Client, onOver: OnOver): void {
    let isLeft = false;
    const end = () => {
      if (isLeft) return;
      isLeft = true;
      clearTimeout(timer);
      // Whoever else has asked meanwhile comes first.
      setImmediate(() => leave(key, client));
    };
    const timer = setTimeout(end, holdMs).unref();
    onOver(end);
  }

  return {
    /** Waits for a request's turn; false when the request was over before it came. */
    async take(address: string, onOver: OnOver): Promise<boolean> {
      if (isLoopback(address)) return true;
      const key = toAddressKey(address);
      const client = clients.get(key) ?? { open: 0, waiting: new Set() };
      clients.set(key, client);
      if (client.open < maxAtOnce) {
        client.open += 1;
        begin(key, client, onOver);
        return true;
      }
      return new Promise((resolve) => {
        const start = () => {
          begin(key, client, onOver);
          resolve(true);
        };
        client.waiting.add(start);
        onOver(() => {
          if (client.waiting.delete(start)) resolve(false);
        });
      });
    },
  };
}

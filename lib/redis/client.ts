import type { createClient as create } from 'redis';
import { withTimeout } from './timeout';

export type RedisClient = ReturnType<typeof create>;

const CONNECT_TIMEOUT_MS = 1000;
const MAX_RECONNECT_DELAY_MS = 3000;

/**
 * Opens a client that fails immediately while Redis is down, reconnects automatically, and returns strings as bytes.
 */
export async function openClient(url: string): Promise<RedisClient> {
  // Imported here so that a site without Redis does not load its client.
  const { createClient, RESP_TYPES } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // Together, these detect a dead connection and replace it.
    pingInterval: 2000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_RECONNECT_DELAY_MS),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  return client as unknown as RedisClient;
}

/** Called on every change for the client's lifetime. */
type Listeners = { onReady: () => void; onError: (error: unknown) => void };

/** Connects a client; rejects if the first attempt fails or takes too long, but the client keeps trying. */
export async function connectClient(
  client: RedisClient,
  { onReady, onError }: Listeners,
): Promise<void> {
  const answered = new Promise<void>((resolve, reject) => {
    client.on('ready', () => {
      onReady();
      resolve();
    });
    client.on('error', (error: unknown) => {
      onError(error);
      reject(error);
    });
    // The rejection adds nothing to the event.
    client.connect().catch(() => undefined);
  });
  await withTimeout(answered, CONNECT_TIMEOUT_MS);
}

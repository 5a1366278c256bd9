import type { createClient as create } from 'redis';
import { withTimeout } from './timeout';

export type RedisClient = ReturnType<typeof create>;

const CONNECT_TIMEOUT_MS = 1000;
const MAX_RECONNECT_DELAY_MS = 3000;

/** A client that fails immediately while Redis is down, reconnects by itself, and reads texts as bytes. */
export async function openClient(url: string): Promise<RedisClient> {
  // Loaded here, since a site without Redis should not pay for its client.
  const { createClient, RESP_TYPES } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // With both, a connection whose other end has vanished is noticed and replaced.
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

/** Called on every change for as long as the client lives. */
type Listeners = { onReady: () => void; onError: (error: unknown) => void };

/** Connects a client, and rejects when the first try fails or takes too long. The client keeps trying all the same. */
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
    // Its rejection says nothing that the event does not.
    client.connect().catch(() => undefined);
  });
  await withTimeout(answered, CONNECT_TIMEOUT_MS);
}

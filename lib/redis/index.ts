import { once } from 'node:events';
import type { createClient } from 'redis';
import { getEnv } from '@/lib/env';
import { getErrorLine } from '@/lib/errors';
import { getGlobalSingleton } from '@/lib/global-singleton';
import { inTime } from '@/lib/timers';
import { createThrottledLog } from '@/lib/throttled-log';

export type RedisClient = ReturnType<typeof createClient>;

const CONNECT_TIMEOUT_MS = 1000;
const MAX_RECONNECT_DELAY_MS = 3000;
const COMMAND_TIMEOUT_MS = 500;

const warn = createThrottledLog();

/** Opens a client that fails at once while Redis is down, reconnects, and returns strings as bytes. */
async function openClient(url: string): Promise<RedisClient> {
  // Imported here so that a site without Redis does not load its client.
  const { createClient: create, RESP_TYPES } = await import('redis');
  const client = create({
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

/** Creates a connection to Redis that never throws: a command returns null while Redis is down, slow or refuses it. */
export function createRedisLink(url: string) {
  let status = { state: 'connecting' as 'connecting' | 'up' | 'down', since: Date.now() };

  function enter(state: 'up' | 'down', error?: unknown): void {
    if (state !== status.state) status = { state, since: Date.now() };
    if (error) warn(`Redis fails (${getErrorLine(error)}), so this instance works alone.`, 'down');
  }

  async function connect(): Promise<RedisClient> {
    const client = await openClient(url);
    client.on('ready', () => enter('up'));
    client.on('error', (error) => enter('down', error));
    const ready = once(client, 'ready');
    // It keeps trying; a rejection adds nothing to the event.
    client.connect().catch(() => undefined);
    await inTime(ready, CONNECT_TIMEOUT_MS).catch((error: unknown) => enter('down', error));
    return client;
  }
  const connected = connect();

  return {
    /** The client, connected unless Redis is down. */
    getClient: () => connected,

    async run<T>(command: (client: RedisClient) => Promise<T>): Promise<T | null> {
      const client = await connected;
      if (!client.isReady) return null;
      try {
        // The client's own limit ends once a command has been sent.
        const reply = await inTime(command(client), COMMAND_TIMEOUT_MS);
        enter('up');
        return reply;
      } catch (error) {
        enter('down', error);
        return null;
      }
    },

    /** Whether the last command succeeded, and since when that is so, in milliseconds since 1970. */
    get status() {
      return status;
    },

    close: async () => (await connected).destroy(),
  };
}

export type RedisLink = ReturnType<typeof createRedisLink>;

/** Returns the process's Redis connection; null without Redis. */
export function getRedisLink(): RedisLink | null {
  const { REDIS_URL } = getEnv();
  if (!REDIS_URL) return null;
  return getGlobalSingleton('redis', () => createRedisLink(REDIS_URL));
}

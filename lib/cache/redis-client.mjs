import { withTimeout } from './timeout.mjs';

/** @typedef {ReturnType<typeof import('redis').createClient>} RedisClient */

const CONNECT_TIMEOUT_MS = 1000;
const MAX_RECONNECT_DELAY_MS = 3000;

/**
 * A client that fails at once while Redis is away, reconnects by itself, and reads texts as bytes.
 * @param {string} url
 * @returns {Promise<RedisClient>}
 */
export async function openClient(url) {
  // Loaded here, since a site without Redis should not pay for its client.
  const { createClient, RESP_TYPES } = await import('redis');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    // With both, a connection whose other end is gone without a word is noticed and replaced.
    pingInterval: 2000,
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: 5000,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_RECONNECT_DELAY_MS),
    },
    commandOptions: { typeMapping: { [RESP_TYPES.BLOB_STRING]: Buffer } },
  });
  return /** @type {RedisClient} */ (/** @type {unknown} */ (client));
}

/**
 * Connects a client, and rejects when the first try fails or takes too long. The client keeps trying all the same.
 * @param {RedisClient} client
 * @param {{ onReady: () => void, onError: (error: unknown) => void }} listeners called on every change for good
 */
export async function connectClient(client, { onReady, onError }) {
  const answered = new Promise((resolve, reject) => {
    client.on('ready', () => {
      onReady();
      resolve(undefined);
    });
    client.on('error', (error) => {
      onError(error);
      reject(error);
    });
    // Its rejection says nothing that the event does not.
    client.connect().catch(() => undefined);
  });
  await withTimeout(answered, CONNECT_TIMEOUT_MS);
}

/**
 * The words of an error, for a log line; an error of several addresses has a code alone.
 * @param {unknown} error
 */
export function toReason(error) {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return String(message || code);
}

/** @typedef {ReturnType<typeof import('redis').createClient>} RedisClient */

export const CONNECT_TIMEOUT_MS = 1000;
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

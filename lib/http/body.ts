export type BodyLimit = {
  maxBytes: number;
  /**
   * Stops reading a response. The signal passed to `fetch` is not enough: Node drops the link between them at the first
   * garbage collection, and a body that stops midway would be awaited forever.
   */
  signal?: AbortSignal | undefined;
};

/**
 * Reads the body of a request or response and stops as soon as it exceeds the limit, so that a sender cannot fill the
 * memory. Checks the announced length first, and counts the bytes regardless.
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { maxBytes, signal }: BodyLimit,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'unreadable'> {
  if (Number(headers.get('content-length')) > maxBytes) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  const end = () => void reader?.cancel().catch(() => undefined);
  signal?.addEventListener('abort', end, { once: true });
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) {
        end();
        return 'too-large';
      }
      chunks.push(part.value);
    }
  } catch {
    return 'unreadable';
  } finally {
    signal?.removeEventListener('abort', end);
  }
  // A cancelled stream ends like a complete one.
  return signal?.aborted ? 'unreadable' : new Uint8Array(Buffer.concat(chunks));
}

/** Parses a JSON body; undefined if it is not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

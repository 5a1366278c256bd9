export type BodyLimit = {
  maxBytes: number;
  /**
   * Ends the reading of a response. The signal that `fetch` was given does not do so for sure: Node drops what links
   * them with the first garbage collection, and a body that stops midway would be awaited for ever.
   */
  signal?: AbortSignal | undefined;
};

/**
 * Reads the body of a request or a response and stops right past the limit, so that a sender cannot fill the memory.
 * The announced length is checked first; the bytes are counted whatever it says.
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
  // What was cancelled ends like what is complete.
  return signal?.aborted ? 'unreadable' : new Uint8Array(Buffer.concat(chunks));
}

/** The value of a JSON body, or undefined when it is not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

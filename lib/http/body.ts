export type BodyLimit = { maxBytes: number };

/**
 * Reads the body of a request or a response and stops right past the limit, so that a sender cannot fill the memory.
 * The announced length is checked first; the bytes are counted whatever it says.
 */
export async function readBody(
  { headers, body }: Pick<Request, 'headers' | 'body'>,
  { maxBytes }: BodyLimit,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'unreadable'> {
  if (Number(headers.get('content-length')) > maxBytes) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    const reader = body?.getReader();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength;
      if (size > maxBytes) {
        reader?.cancel().catch(() => undefined);
        return 'too-large';
      }
      chunks.push(part.value);
    }
  } catch {
    return 'unreadable';
  }
  return new Uint8Array(Buffer.concat(chunks));
}

/** The value of a JSON body, or undefined when it is not JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) as unknown;
  } catch {
    return undefined;
  }
}

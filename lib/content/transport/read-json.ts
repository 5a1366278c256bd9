import { parseJson, readBody } from '@/lib/http/body';
import { ContentFault } from './content-fault';

/** A hundred documents have a few megabytes. */
const MAX_BYTES = 8 * 1024 * 1024;
/** Objects, lists and their entries; documents have one for each 15 to 20 bytes. */
const BYTES_PER_PART = 10;
/** What any answer may have beyond that. */
const SPARE_PARTS = 10_000;
/** An error is a line or two. */
const MAX_ERROR_BYTES = 64 * 1024;

const PARTS = new Set([...'{[,'].map((character) => character.charCodeAt(0)));

/** False for JSON that takes a hundred times its size once it is parsed, such as a million empty objects. */
function hasFewParts(bytes: Uint8Array): boolean {
  const most = SPARE_PARTS + bytes.length / BYTES_PER_PART;
  let count = 0;
  for (const byte of bytes) if (PARTS.has(byte) && (count += 1) > most) return false;
  return true;
}

/**
 * Reads an answer's JSON, undefined where it is none, within limits that keep the process alive.
 * @throws {ContentFault} when it is too large
 * @returns null when the connection broke
 */
export async function readJsonBody(
  response: Response,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; json: unknown } | null> {
  const bytes = await readBody(response, { maxBytes: MAX_BYTES });
  if (bytes === 'unreadable') return null;
  if (bytes === 'too-large' || !hasFewParts(bytes)) {
    throw new ContentFault('the answer is too large');
  }
  return { bytes, json: parseJson(bytes) };
}

/** The body of an error; empty if it is longer than any, or broke off. */
export async function readErrorBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(response, { maxBytes: MAX_ERROR_BYTES });
  return typeof bytes === 'string' ? new Uint8Array() : bytes;
}

import { parseJson, readBody } from '@/lib/http/body';
import { ContentFault } from './content-fault';
import { workInTurn } from './work-in-turn';

/** The hundred longest documents of this site take one megabyte. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Objects, lists and their entries: four times as many as those documents have. */
const MAX_PARTS = 200_000;
/** Error bodies are a line or two. */
const MAX_ERROR_BYTES = 64 * 1024;

const PARTS = new Set([...'{[,'].map((character) => character.charCodeAt(0)));

/** False for JSON that takes a hundred times its size once parsed, such as a million empty objects. */
function hasFewParts(bytes: Uint8Array): boolean {
  let count = 0;
  for (const byte of bytes) if (PARTS.has(byte) && (count += 1) > MAX_PARTS) return false;
  return true;
}

/** A body as received, and its parsed value; undefined if it is not JSON. */
export type JsonBody = { bytes: Uint8Array<ArrayBuffer>; json: unknown };

/**
 * Reads a response's JSON within limits that protect the process.
 * @throws {ContentFault} if it is too large
 * @returns null if the connection broke
 */
export async function readJsonBody(
  response: Response,
  signal?: AbortSignal,
): Promise<JsonBody | null> {
  const bytes = await readBody(response, { maxBytes: MAX_BYTES, signal });
  if (bytes === 'unreadable') return null;
  if (bytes === 'too-large' || !hasFewParts(bytes)) {
    throw new ContentFault('the answer is too large');
  }
  return { bytes, json: await workInTurn(() => parseJson(bytes)) };
}

/** Reads the body of an error; empty if it is longer than any real one, or incomplete. */
export async function readErrorBody(
  response: Response,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(response, { maxBytes: MAX_ERROR_BYTES, signal });
  return typeof bytes === 'string' ? new Uint8Array() : bytes;
}

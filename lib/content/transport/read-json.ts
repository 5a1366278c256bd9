import { parseJson, readBody } from '@/lib/http/body';
import { ContentFault } from './content-fault';
import { workInTurn } from './work-in-turn';

/** The hundred longest documents of this site have one. */
const MAX_BYTES = 4 * 1024 * 1024;
/** Objects, lists and their entries: four times as many as those documents have. */
const MAX_PARTS = 200_000;
/** An error is a line or two. */
const MAX_ERROR_BYTES = 64 * 1024;

const PARTS = new Set([...'{[,'].map((character) => character.charCodeAt(0)));

/** False for JSON that takes a hundred times its size once it is parsed, such as a million empty objects. */
function hasFewParts(bytes: Uint8Array): boolean {
  let count = 0;
  for (const byte of bytes) if (PARTS.has(byte) && (count += 1) > MAX_PARTS) return false;
  return true;
}

/** A body as it came, and what it says; undefined where it is no JSON. */
export type JsonBody = { bytes: Uint8Array<ArrayBuffer>; json: unknown };

/**
 * Reads an answer's JSON within limits that keep the process alive.
 * @throws {ContentFault} when it is too large
 * @returns null when the connection broke
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

/** The body of an error; empty if it is longer than any, or broke off. */
export async function readErrorBody(
  response: Response,
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await readBody(response, { maxBytes: MAX_ERROR_BYTES, signal });
  return typeof bytes === 'string' ? new Uint8Array() : bytes;
}

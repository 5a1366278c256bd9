import 'server-only';
import { parseJson, readBody } from '@/lib/http/body';
import { isJsonObject } from '@/lib/json';
import { mcpHandler } from './server';

/** Larger than any call of a tool. */
const MAX_BODY_BYTES = 64 * 1024;

const INVALID_REQUEST = -32600;

const refuse = (status: 400 | 413, message: string) =>
  Response.json(
    { jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/**
 * Responds to one message. Batches are rejected: they are no longer part of the protocol, and would count as one
 * request although each of their calls is just as expensive.
 */
export async function handleMcp(request: Request): Promise<Response> {
  const body = await readBody(request, { maxBytes: MAX_BODY_BYTES });
  if (body === 'too-large') return refuse(413, 'The message is too large.');
  if (body === 'unreadable') return refuse(400, 'The message could not be read.');
  if (!isJsonObject(parseJson(body))) return refuse(400, 'Send one message, as JSON in UTF-8.');
  const headers = new Headers(request.headers);
  headers.delete('content-length');
  // Passed on as parsed here, so that no other parser can read the bytes differently.
  const text = new TextDecoder('utf-8', { fatal: true }).decode(body);
  return mcpHandler.fetch(new Request(request.url, { method: 'POST', headers, body: text }));
}

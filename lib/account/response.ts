import 'server-only';
import { getEnv } from '@/lib/env';
import { getErrorLine } from '@/lib/errors';
import { readAccount } from '@/lib/provider';
import { findCookie } from '@/lib/storage/cookies';

const HEADERS = { 'cache-control': 'private, no-store' };
/** What a bearer token may consist of, and a length beyond any. */
const TOKEN = /^[\w.~+/=-]{1,4096}$/;

const respond = (status: number, body?: object) =>
  body
    ? Response.json(body, { status, headers: HEADERS })
    : new Response(null, { status, headers: HEADERS });

/** Finds the token that the account host has left; null without one. */
function findToken({ headers }: Request): string | null {
  const { ACCOUNT_COOKIE } = getEnv();
  const token = ACCOUNT_COOKIE ? findCookie(headers.get('cookie') ?? '', ACCOUNT_COOKIE) : null;
  return token && TOKEN.test(token) ? token : null;
}

/**
 * Responds with the visitor's account: 200, 204 without a token, 401 for one that the provider does not know, or 502 while
 * it cannot be read. The token is passed on, but neither returned nor logged.
 */
export async function getAccountResponse(request: Request): Promise<Response> {
  const token = findToken(request);
  if (!token) return respond(204);
  try {
    const account = await readAccount(token);
    return account ? respond(200, account) : respond(401);
  } catch (error) {
    console.error(`GET /account error: ${getErrorLine(error)}`);
    return respond(502);
  }
}

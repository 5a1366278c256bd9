import 'server-only';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { parseJson, readBody } from '@/lib/http/body';
import { isJsonObject } from '@/lib/json';
import { toLine } from '@/lib/http/clean-text';
import { getFacts } from './facts';
import { SERVER_VERSION, getIdentity } from './identity';
import { registerPrompts } from './prompts';
import { registerResources } from './resources';
import { registerTool, type Tool } from './tool';
import { getAvailability } from './tools/availability';
import { getChain, listChains } from './tools/chains';
import { contactSales } from './tools/contact';
import { compareCost, estimateMonth, listPlans } from './tools/estimate';
import { getLimits } from './tools/limits';
import { checkMigration } from './tools/migration';
import { searchMethods } from './tools/methods';

const TOOLS = [
  listChains,
  getChain,
  searchMethods,
  getLimits,
  estimateMonth,
  compareCost,
  getAvailability,
  listPlans,
  checkMigration,
  contactSales,
] as unknown as readonly Tool[];

const INSTRUCTIONS =
  'Read-only facts about the nodes of this RPC provider: chains, methods, prices, plans, limits and measured availability. Look chains up with list_chains, price a workload with estimate_month.';

const MAX_LOGGED_CHARS = 200;

async function createServer(): Promise<McpServer> {
  const identity = await getIdentity();
  const { name, brand, origin } = identity;
  const server = new McpServer(
    { name, title: `${brand} RPC`, version: SERVER_VERSION, websiteUrl: `${origin}/` },
    { instructions: INSTRUCTIONS },
  );
  registerResources(server, origin);
  registerPrompts(server, identity);
  for (const tool of TOOLS) registerTool(server, tool, getFacts);
  return server;
}

/** Responds to requests of the Model Context Protocol, statelessly, without session or key. */
const mcpHandler = createMcpHandler(createServer, {
  // Nothing here changes in a way that clients could subscribe to.
  maxSubscriptions: 0,
  // The message may contain input from the caller, including line breaks and terminal codes.
  onerror: ({ message }) => console.error(`MCP: ${toLine(message).slice(0, MAX_LOGGED_CHARS)}`),
});

/** Larger than any call of a tool. */
const MAX_BODY_BYTES = 64 * 1024;

const INVALID_REQUEST = -32600;

/** Nothing here is private, so that assistants in browsers may call it from any site. */
const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers':
    'accept, authorization, content-type, last-event-id, mcp-protocol-version, mcp-session-id',
  'access-control-expose-headers': 'mcp-protocol-version, mcp-session-id',
  'access-control-max-age': '86400',
};

/** Answers a browser that asks whether a script of another site may call. */
export const answerPreflight = () => new Response(null, { status: 204, headers: CORS_HEADERS });

const refuse = (status: 400 | 413, message: string) =>
  Response.json(
    { jsonrpc: '2.0', id: null, error: { code: INVALID_REQUEST, message } },
    { status, headers: { 'cache-control': 'no-store' } },
  );

/** Responds to a call from an assistant, wherever it runs. */
export async function handleMcp(request: Request): Promise<Response> {
  const { body, status, headers } = await answerMessage(request);
  return new Response(body, {
    status,
    headers: { ...Object.fromEntries(headers), ...CORS_HEADERS },
  });
}

/**
 * Responds to one message. Batches are rejected: they are no longer part of the protocol, and would count as one
 * request although each of their calls is just as expensive.
 */
async function answerMessage(request: Request): Promise<Response> {
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

import 'server-only';
import { McpServer, createMcpHandler } from '@modelcontextprotocol/server';
import { getShell } from '@/lib/content/view';
import { toLine } from '@/lib/http/clean-text';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getFacts } from './facts';
import { registerTool, type Tool } from './tool';
import { getAvailability } from './tools/availability';
import { getChain, listChains } from './tools/chains';
import { estimateMonth, listPlans } from './tools/estimate';
import { searchMethods } from './tools/methods';

const TOOLS = [
  listChains,
  getChain,
  searchMethods,
  estimateMonth,
  getAvailability,
  listPlans,
] as unknown as readonly Tool[];

const INSTRUCTIONS =
  'Read-only facts about the nodes of this RPC provider: chains, methods, prices, plans and measured availability. Look chains up with list_chains, price a workload with estimate_month.';

const MAX_LOGGED_CHARS = 200;

async function createServer(): Promise<McpServer> {
  const { settings } = await getShell(DEFAULT_LOCALE);
  const server = new McpServer(
    { name: settings.brand_name ?? 'RPC provider', version: '1.0.0' },
    { instructions: INSTRUCTIONS },
  );
  for (const tool of TOOLS) registerTool(server, tool, getFacts);
  return server;
}

/** Responds to requests of the Model Context Protocol, statelessly, without session or key. */
export const mcpHandler = createMcpHandler(createServer, {
  // Nothing here changes in a way that clients could subscribe to.
  maxSubscriptions: 0,
  // The message may contain input from the caller, including line breaks and terminal codes.
  onerror: ({ message }) => console.error(`MCP: ${toLine(message).slice(0, MAX_LOGGED_CHARS)}`),
});

import { getDiscoveryResponse } from '@/lib/mcp/discovery';
import { CARD_PATH } from '@/lib/mcp/server-card';

/** Describes the MCP server; the server removes the slash that Next would add to this URL. */
export const GET = (): Promise<Response> => getDiscoveryResponse(CARD_PATH);

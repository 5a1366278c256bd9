import { mcpHandler } from '@/lib/mcp/server';

/** Answers assistants that ask for chains, methods and prices by the Model Context Protocol. */
export const POST = (request: Request): Promise<Response> => mcpHandler.fetch(request);

import { handleMcp } from '@/lib/mcp/handle';

/** Answers assistants that ask for chains, methods and prices by the Model Context Protocol. */
export const POST = (request: Request): Promise<Response> => handleMcp(request);

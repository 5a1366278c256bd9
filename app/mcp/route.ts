import { answerPreflight, handleMcp } from '@/lib/mcp/handle';

/** Responds to assistants that request chains, methods and prices through the Model Context Protocol. */
export const POST = (request: Request): Promise<Response> => handleMcp(request);

export const OPTIONS = (): Response => answerPreflight();

import { getOembedResponse } from '@/lib/directory/oembed';

/** Says how another site shows a chain's state or the calculator in a frame. */
export const GET = (request: Request): Promise<Response> => getOembedResponse(request);

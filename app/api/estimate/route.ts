import { getEstimateResponse } from '@/lib/directory/estimate-response';

/** What a workload costs a month, as the calculator says. */
export const GET = (request: Request): Promise<Response> => getEstimateResponse(request);

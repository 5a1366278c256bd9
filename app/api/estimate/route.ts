import { getEstimateResponse } from '@/lib/directory/estimate-response';

/** Returns what a workload costs per month, as the calculator does. */
export const GET = (request: Request): Promise<Response> => getEstimateResponse(request);

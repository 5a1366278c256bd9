import { getCompareCostResponse } from '@/lib/directory/compare-cost-response';

/** Returns what a workload costs per month here and in other providers' schemes. */
export const GET = (request: Request): Promise<Response> => getCompareCostResponse(request);

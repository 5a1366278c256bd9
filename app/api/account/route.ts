import { getAccountResponse } from '@/lib/account/response';

/** Responds with the account of the visitor whose token the account host has left in a cookie. */
export const GET = (request: Request): Promise<Response> => getAccountResponse(request);

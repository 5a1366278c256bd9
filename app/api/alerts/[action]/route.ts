import { answerAlertsLink, refuseMethod } from '@/lib/forms';

type Context = RouteContext<'/api/alerts/[action]'>;

/** Confirms and ends subscriptions to alerts; their mail has the links. */
export const GET = async (request: Request, { params }: Context): Promise<Response> =>
  answerAlertsLink((await params).action, request);

export { GET as POST, refuseMethod as PUT, refuseMethod as PATCH, refuseMethod as DELETE };

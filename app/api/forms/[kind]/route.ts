import { answerForm, refuseMethod } from '@/lib/forms';

/** Accepts the site's forms, sent by scripts or by a plain page. */
export async function POST(request: Request, { params }: RouteContext<'/api/forms/[kind]'>) {
  return answerForm((await params).kind, request);
}

export { refuseMethod as GET, refuseMethod as PUT, refuseMethod as PATCH, refuseMethod as DELETE };

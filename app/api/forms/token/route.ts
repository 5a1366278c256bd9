import { answerFormToken } from '@/lib/forms';

/** Asked for when a form is first used; never cached. */
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => answerFormToken(request);

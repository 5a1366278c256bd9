import { answerFormToken } from '@/lib/forms';

/** Requested when a form is first used; never cached. */
export const dynamic = 'force-dynamic';

export const GET = (request: Request) => answerFormToken(request);

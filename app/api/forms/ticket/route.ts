import { answerTicket } from '@/lib/forms';

/** Asked for when a form is first used; never kept. */
export const dynamic = 'force-dynamic';

export const GET = () => answerTicket();

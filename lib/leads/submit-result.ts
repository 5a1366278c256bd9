import type { LeadAnswer } from '@/lib/provider/send-lead';

export type SubmitResult = 'delivered' | 'limited' | 'failed';

/** A rejected body, or a known key with a different body, will be rejected again. */
const FINAL_STATUSES = new Set([400, 409, 413, 415, 422]);
const LIMITED_STATUSES = new Set([403, 429]);

export const isFinal = (status: number): boolean => FINAL_STATUSES.has(status);

export function toResult(answer: LeadAnswer): SubmitResult {
  if (answer.isAccepted) return 'delivered';
  return LIMITED_STATUSES.has(answer.status) ? 'limited' : 'failed';
}

/** The recorded result for a lead whose row is damaged, which is never sent. */
export const DAMAGED: LeadAnswer = {
  isAccepted: false,
  status: 422,
  reason: 'its row is damaged',
};

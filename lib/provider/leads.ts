import { getEnv } from '@/lib/env';
import { NO_ANSWER, sendLead, type LeadAnswer, type LeadPost } from './send-lead';

const FORM_CALL = 'send_form';

/** Returns the host that accepts a call; undefined if none is configured. */
function getHost(call: string): string | undefined {
  const { FORMS_API_URL, PROVIDER_API_URL } = getEnv();
  return call === FORM_CALL ? FORMS_API_URL : PROVIDER_API_URL;
}

/** True for a call without a host: its leads are kept only in the journal. */
export const hasNoProvider = (call: string): boolean => getHost(call) === undefined;

/** Sends a lead to the host of its call; never rejects. */
export async function sendToProvider(post: LeadPost): Promise<LeadAnswer> {
  const host = getHost(post.call);
  return host
    ? sendLead(fetch, host, post, getEnv().PROVIDER_TIMEOUT_MS)
    : { isAccepted: false, status: NO_ANSWER, reason: 'no provider is set' };
}

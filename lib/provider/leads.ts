import { getEnv } from '@/lib/env';
import { createEmbeddedProvider } from '@/embedded/provider';
import { sendLead, type LeadAnswer, type LeadPost } from './send-lead';

const EMBEDDED_URL = 'http://provider.embedded/v3';
const FORM_CALL = 'send_form';

const embedded = createEmbeddedProvider();

/** The host that takes a call, or undefined when it is the embedded one. */
function getHost(call: string): string | undefined {
  const { FORMS_API_URL, PROVIDER_API_URL } = getEnv();
  return call === FORM_CALL ? FORMS_API_URL : PROVIDER_API_URL;
}

/** True for a call without a host of its own: what it takes is kept in the journal and nowhere else. */
export const isProviderEmbedded = (call: string): boolean => getHost(call) === undefined;

/** Sends a lead to the host that its call belongs to; never rejects. */
export function sendToProvider(post: LeadPost): Promise<LeadAnswer> {
  const host = getHost(post.call);
  const { PROVIDER_TIMEOUT_MS } = getEnv();
  if (host) return sendLead(fetch, host, post, PROVIDER_TIMEOUT_MS);
  return sendLead(
    (url, init) => embedded(new Request(url, init)),
    EMBEDDED_URL,
    post,
    PROVIDER_TIMEOUT_MS,
  );
}

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Env } from '@/lib/env';
import { getDraftPolicy } from '@/lib/security/content-security-policy';
import { NONCE_HEADER } from '@/lib/security/nonce-header';
import { toPolicyOptions } from '@/lib/security/policy-options';

const POLICY_HEADER = 'content-security-policy';
const DRAFT_COOKIE = /(?:^|;\s*)__prerender_bypass=/;
/** Its pages have a policy of their own. */
const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/?]|$)/;

/**
 * Gives a page that an editor previews its policy: Next puts the nonce of the request's policy into its scripts, and
 * the site's own are told it. Nobody but this server may say either. To be called after forged cookies are gone.
 */
export function createDraftPolicy(env: Env) {
  const repository = env.PRISMIC_REPOSITORY;
  const options = {
    ...toPolicyOptions(env),
    toolbarHost: repository && `https://${repository.toLowerCase()}.prismic.io`,
  };
  return ({ headers, url = '' }: IncomingMessage, response: ServerResponse): void => {
    delete headers[POLICY_HEADER];
    delete headers[`${POLICY_HEADER}-report-only`];
    delete headers[NONCE_HEADER];
    if (!DRAFT_COOKIE.test(headers.cookie ?? '') || SIMULATOR.test(url)) return;
    const nonce = randomBytes(16).toString('base64url');
    const policy = getDraftPolicy(nonce, options);
    headers[POLICY_HEADER] = policy;
    headers[NONCE_HEADER] = nonce;
    response.setHeader(POLICY_HEADER, policy);
  };
}

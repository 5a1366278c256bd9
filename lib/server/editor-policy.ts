import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { DRAFT_COOKIE } from '@/lib/http/draft-mode';
import type { Env } from '@/lib/env';
import { getDraftPolicy } from '@/lib/security/content-security-policy';
import { getSimulatorHeaders } from '@/lib/security/headers';
import { NONCE_HEADER } from '@/lib/security/nonce-header';
import { toPolicyOptions } from '@/lib/security/policy-options';

const POLICY_HEADER = 'content-security-policy';
const DRAFT = new RegExp(String.raw`(?:^|;\s*)${DRAFT_COOKIE}=`);
const SIMULATOR = /^(?:\/cn)?\/slice-simulator(?:[/?]|$)/;

/** True for a previewing editor, once forged cookies have been removed. */
export const hasDraftCookie = ({ cookie = '' }: IncomingHttpHeaders): boolean => DRAFT.test(cookie);

/**
 * Sets the policy of pages that only editors see. On a previewed page, Next adds the nonce to its own scripts, and a
 * header tells it to the site's; only this server may set either. The page that Prismic frames has its own policy. Call
 * this after forged cookies have been removed.
 */
export function createEditorPolicy(env: Env) {
  const repository = env.PRISMIC_REPOSITORY;
  const options = {
    ...toPolicyOptions(env),
    toolbarHost: repository && `https://${repository}.prismic.io`,
  };
  const simulatorHeaders = getSimulatorHeaders(env);
  return ({ headers, url = '' }: IncomingMessage, response: ServerResponse): void => {
    delete headers[POLICY_HEADER];
    delete headers[`${POLICY_HEADER}-report-only`];
    delete headers[NONCE_HEADER];
    if (SIMULATOR.test(url)) {
      for (const { key, value } of simulatorHeaders) response.setHeader(key, value);
      return;
    }
    if (!hasDraftCookie(headers)) return;
    const nonce = randomBytes(16).toString('base64url');
    const policy = getDraftPolicy(nonce, options);
    headers[POLICY_HEADER] = policy;
    headers[NONCE_HEADER] = nonce;
    response.setHeader(POLICY_HEADER, policy);
  };
}

import { createHash } from 'node:crypto';
import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache';
import {
  getContentSecurityPolicy,
  isPolicyFor,
  type PolicyOptions,
} from '@/lib/security/content-security-policy';
import { slimPage } from '@/lib/flight';
import { PAGE_HASH_HEADER } from '@/lib/http/page-hash-header';
import { joinInlineScripts } from '@/lib/security/inline-scripts';
import type { CacheValue } from './types';

const HEADER = 'content-security-policy';
// Next's enum of kinds exists only as a type, so a program cannot import it.
const APP_PAGE = 'APP_PAGE' as IncrementalCachedAppPageValue['kind'];

/** The hash covers the policy too: a shared cache that is told its version is current keeps its old headers. */
const toHash = (...parts: string[]) =>
  createHash('sha256').update(parts.join('\n')).digest('base64url');

type Options = PolicyOptions & {
  /** False for a page that nobody will request again. */
  isKept?: boolean;
};

/**
 * Adds a page's policy and hash to its headers. Next returns the same entry from memory repeatedly, so this happens
 * once.
 */
export function addPolicy(
  value: CacheValue | null | undefined,
  { isKept = true, ...options }: Options,
): void {
  if (value?.kind !== APP_PAGE) return;
  if (isPolicyFor(value.headers?.[HEADER], options)) return;
  const html = joinInlineScripts(slimPage(String(value.html)));
  const policy = getContentSecurityPolicy(html, options);
  value.html = html;
  value.headers = {
    ...value.headers,
    vary: 'Accept',
    [HEADER]: policy,
    ...(isKept && { [PAGE_HASH_HEADER]: toHash(html, policy) }),
  };
}

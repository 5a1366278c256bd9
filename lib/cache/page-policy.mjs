import { getContentSecurityPolicy, isPolicyFor } from '../security/content-security-policy.mjs';
import { joinInlineScripts } from '../security/inline-scripts.mjs';

/** @typedef {import('next/dist/server/lib/incremental-cache').CacheHandlerValue['value']} CacheValue */
/** @typedef {import('next/dist/server/response-cache').IncrementalCachedAppPageValue} AppPage */
/** @typedef {NonNullable<Parameters<typeof getContentSecurityPolicy>[1]>} PolicyOptions */

const HEADER = 'content-security-policy';

/**
 * Adds a page's policy to its headers, once: Next hands out the same entry from memory again and again.
 * @param {CacheValue | undefined} value
 * @param {PolicyOptions} options
 */
export function addPolicy(value, options) {
  if (value?.kind !== /** @type {AppPage['kind']} */ ('APP_PAGE')) return;
  if (isPolicyFor(value.headers?.[HEADER], options)) return;
  const html = joinInlineScripts(String(value.html));
  value.html = html;
  value.headers = {
    ...value.headers,
    vary: 'Accept',
    [HEADER]: getContentSecurityPolicy(html, options),
  };
}

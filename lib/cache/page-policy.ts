import type { IncrementalCachedAppPageValue } from 'next/dist/server/response-cache';
import {
  getContentSecurityPolicy,
  isPolicyFor,
  type PolicyOptions,
} from '@/lib/security/content-security-policy';
import { slimPage } from '@/lib/flight';
import { joinInlineScripts } from '@/lib/security/inline-scripts';
import type { CacheValue } from './types';

const HEADER = 'content-security-policy';
// Next's enum of kinds is a type alone, which no program can import.
const APP_PAGE = 'APP_PAGE' as IncrementalCachedAppPageValue['kind'];

/** Adds a page's policy to its headers, once: Next hands out the same entry from memory again and again. */
export function addPolicy(value: CacheValue | undefined, options: PolicyOptions) {
  if (value?.kind !== APP_PAGE) return;
  if (isPolicyFor(value.headers?.[HEADER], options)) return;
  const html = joinInlineScripts(slimPage(String(value.html)));
  value.html = html;
  value.headers = {
    ...value.headers,
    vary: 'Accept',
    [HEADER]: getContentSecurityPolicy(html, options),
  };
}

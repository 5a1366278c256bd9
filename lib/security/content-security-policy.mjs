import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

const FIXED = [
  "default-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: https://images.prismic.io",
  "font-src 'self'",
  "connect-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ');

/** @param {string} source */
const toHash = (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/**
 * The policy of one page: scripts of this origin, and of the inline ones just those that the page holds.
 * @param {string} html
 * @returns {string} value of the Content-Security-Policy header
 */
export function getContentSecurityPolicy(html) {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => toHash(source)),
  );
  return `${FIXED}; script-src ${["'self'", ...hashes].join(' ')}`;
}

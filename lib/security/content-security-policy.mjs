import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** @param {string | undefined} imageHost */
const getFixed = (imageHost) =>
  [
    "default-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: https://images.prismic.io${imageHost ? ` ${imageHost}` : ''}`,
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
 * @param {string} [imageHost] origin of the host that keeps the site's pictures, if it is another one
 * @returns {string} value of the Content-Security-Policy header
 */
export function getContentSecurityPolicy(html, imageHost) {
  const hashes = new Set(
    [...html.matchAll(INLINE_SCRIPT)].map(([, source = '']) => toHash(source)),
  );
  return `${getFixed(imageHost)}; script-src ${["'self'", ...hashes].join(' ')}`;
}

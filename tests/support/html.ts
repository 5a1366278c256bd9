import { createHash } from 'node:crypto';

/** Returns the first group of a pattern in a text; empty if it does not match. */
export const getOne = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

export const getAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

export const withoutScripts = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '');

/** A bracket left for a fact, or an unfilled placeholder. */
export const OPEN_FACT = /\[\[|\]\]|\{(?:fact|if|unless):/;

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Lists the inline scripts of a page that its Content-Security-Policy does not name by their hash. */
export const findForbiddenScripts = (html: string, policy: string): string[] =>
  getAll(html, INLINE_SCRIPT).filter(
    (source) =>
      !policy.includes(`'sha256-${createHash('sha256').update(source).digest('base64')}'`),
  );

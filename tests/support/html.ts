/** What the first group of a pattern finds in a text; empty when it finds nothing. */
export const getOne = (text: string, pattern: RegExp): string => pattern.exec(text)?.[1] ?? '';

export const getAll = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, one = '']) => one);

export const withoutScripts = (html: string): string =>
  html.replace(/<script[\s\S]*?<\/script>/g, '');

/** A bracket in place of a fact, or a mark that nobody filled. */
export const OPEN_FACT = /\[\[|\]\]|\{(?:fact|if|unless):/;

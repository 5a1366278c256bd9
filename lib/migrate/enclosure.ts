/** The maximum length of an expression such as `${process.env.KEY}`. */
export const MAX_EXPRESSION = 200;

const BRACKETS: Record<string, string> = { '{': '}', '<': '>', '[': ']' };
export const isOpen = (char: string) => Object.hasOwn(BRACKETS, char);

/** Whitespace, control characters, anything beyond ASCII, and quotes or brackets around a URL. */
export const isOutside = (char: string) =>
  char <= ' ' || char >= '\x7f' || `"'\`<>()[]{}\\,;|^`.includes(char);

/**
 * Returns the length up to and including the bracket that closes the one at `at`, at most MAX_EXPRESSION; -1 if there
 * is none.
 */
export function getBracketEnd(text: string, at: number): number {
  const open = text.charAt(at);
  const close = BRACKETS[open] ?? '';
  const part = text.slice(at, at + MAX_EXPRESSION);
  // An expression may contain braces; a placeholder such as <YOUR-KEY> contains only its name.
  if (open !== '{') return /^[<[][\w .-]+[>\]]/.exec(part)?.[0].length ?? -1;
  let depth = 0;
  for (let place = 0; place < part.length; place++) {
    if (part.charAt(place) === open) depth++;
    if (part.charAt(place) === close && --depth === 0) return place + 1;
  }
  return -1;
}

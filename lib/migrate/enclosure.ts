/** How far the end of an expression such as `${process.env.KEY}` may be. */
export const MAX_EXPRESSION = 200;

const BRACKETS: Record<string, string> = { '{': '}', '<': '>', '[': ']' };
export const isOpen = (char: string) => Object.hasOwn(BRACKETS, char);

/** Space and control characters, all beyond ASCII, and what quotes or encloses an address. */
export const isOutside = (char: string) =>
  char <= ' ' || char >= '\x7f' || `"'\`<>()[]{}\\,;|^`.includes(char);

/** Behind the bracket that closes the one at `at`, at most MAX_EXPRESSION later, as a length; -1 without one. */
export function getBracketEnd(text: string, at: number): number {
  const open = text.charAt(at);
  const close = BRACKETS[open] ?? '';
  const part = text.slice(at, at + MAX_EXPRESSION);
  // An expression may hold braces; a placeholder such as <YOUR-KEY> holds only its name.
  if (open !== '{') return /^[<[][\w .-]+[>\]]/.exec(part)?.[0].length ?? -1;
  let depth = 0;
  for (let place = 0; place < part.length; place++) {
    if (part.charAt(place) === open) depth++;
    if (part.charAt(place) === close && --depth === 0) return place + 1;
  }
  return -1;
}

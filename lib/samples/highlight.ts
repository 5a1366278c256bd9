/** A piece of code and its role: an object key, a string, a part to replace, a comment, or anything else. */
export type Token = { text: string; kind: 'plain' | 'key' | 'text' | 'mark' | 'muted' };

/** Where a program reads the visitor's key or URL, and what a visitor replaces manually. */
const NAME = String.raw`(?:KEY|[A-Z][A-Z\d_]*_URL)`;
const KEY = String.raw`YOUR_${NAME}|\$\{${NAME}\}|\$${NAME}\b|os\.Getenv\("${NAME}"\)|\$?\{?(?:process\.env\.${NAME}\b|os\.environ\[(?:"${NAME}"|'${NAME}')\])\}?`;
const PARTS = new RegExp(String.raw`("(?:[^"\\]|\\.)*")(\s*:)?|(${KEY})|(^\$ |^#.*$)`, 'gm');
const KEY_PART = new RegExp(`(${KEY})`);

/** Splits JSON, a shell line or a short program into tokens for highlighting; joined, they are the code again. */
export function toTokens(code: string): Token[] {
  const tokens: Token[] = [];
  const add = (text: string, kind: Token['kind']) => {
    if (text) tokens.push({ text, kind });
  };
  let end = 0;
  for (const match of code.matchAll(PARTS)) {
    const [whole, quoted, colon, key] = match;
    add(code.slice(end, match.index), 'plain');
    if (quoted) {
      quoted.split(KEY_PART).forEach((part, index) => {
        // Captured groups alternate with the text between them.
        add(part, index % 2 === 1 ? 'mark' : colon ? 'key' : 'text');
      });
      add(colon ?? '', 'plain');
    } else add(whole, key ? 'mark' : 'muted');
    end = match.index + whole.length;
  }
  add(code.slice(end), 'plain');
  return tokens;
}

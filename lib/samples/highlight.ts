/** A run of code and what it is: a key of an object, a text, a part to replace, an aside, or anything else. */
export type Token = { text: string; kind: 'plain' | 'key' | 'text' | 'mark' | 'muted' };

/** Where a program reads the visitor's key, and what a visitor replaces with it by hand. */
const KEY = String.raw`YOUR_KEY|\$\{KEY\}|\$KEY|os\.Getenv\("KEY"\)|\$?\{?(?:process\.env\.KEY|os\.environ\[(?:"KEY"|'KEY')\])\}?`;
const PARTS = new RegExp(String.raw`("(?:[^"\\]|\\.)*")(\s*:)?|(${KEY})|(^\$ |^#.*$)`, 'gm');
const KEY_PART = new RegExp(`(${KEY})`);

/** Splits JSON, a shell line or a short program into runs to colour; the runs joined are the code again. */
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
        // What a group of the pattern matched stands between the other parts.
        add(part, index % 2 === 1 ? 'mark' : colon ? 'key' : 'text');
      });
      add(colon ?? '', 'plain');
    } else add(whole, key ? 'mark' : 'muted');
    end = match.index + whole.length;
  }
  add(code.slice(end), 'plain');
  return tokens;
}

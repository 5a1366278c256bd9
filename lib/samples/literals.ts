/** Marks a number that JavaScript would round, as a text with its digits; the sign is for private use. */
const EXACT = '\ue000';
const EXACT_TEXT = new RegExp(`"${EXACT}([^"]*)"`, 'g');
const STRING_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*/g;

const isRounded = (digits: string) => digits.replace(/[eE].*|\D/g, '').length > 15;

/** Parses JSON; numbers with more digits than JavaScript keeps become marked texts, which `toJson` writes unchanged. */
export const parseExactJson = (json: string): unknown =>
  JSON.parse(
    json.replace(STRING_OR_NUMBER, (part) =>
      part.startsWith('"') || !isRounded(part) ? part : `"${EXACT}${part}"`,
    ),
  );

/** Formats a value as JSON, with all digits of numbers from `parseExactJson`. */
export const toJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(EXACT_TEXT, '$1');

/** Formats a value that stands alone, as in a URL. */
export const toPlainText = (value: unknown) => String(value).replaceAll(EXACT, '');

/** True for JSON with a number that a JavaScript program would round. */
export const hasRoundedNumber = (json: string): boolean =>
  (json.match(STRING_OR_NUMBER) ?? []).some((part) => !part.startsWith('"') && isRounded(part));

export const toPrettyJson = (value: unknown) => toJson(value, 2);

/** Converts JSON to Python: three words differ, outside strings. */
export function toPythonLiteral(json: string): string {
  const messages: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  return json.replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (part) => messages[part] ?? part,
  );
}

/** Quotes a text for the shell with single quotes. */
export const toShellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Where each language reads the visitor's key, so that copied code runs unchanged. */
export const KEY_IN = {
  shell: '$KEY',
  javascript: 'process.env.KEY',
  python: 'os.environ["KEY"]',
} as const;

/** A variable in the URL of an endpoint: `$KEY`, or that of an opaque URL, such as `$ETH_URL`. */
export const VARIABLE = /\$([A-Z][A-Z\d_]*)/;

/** Writes a URL containing a variable in JavaScript. */
export const toJavaScriptUrl = (url: string) =>
  `\`${url.replace(VARIABLE, (_, name) => `\${process.env.${name}}`)}\``;

/** Writes a URL containing a variable in Python, which before 3.12 allows no quotes of the same kind inside. */
export const toPythonUrl = (url: string) =>
  `f"${url.replace(VARIABLE, (_, name) => `{os.environ['${name}']}`)}"`;

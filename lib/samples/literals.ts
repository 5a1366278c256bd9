export const toPrettyJson = (value: unknown) => JSON.stringify(value, null, 2);

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

/** Writes a URL containing `$KEY` in JavaScript. */
export const toJavaScriptUrl = (url: string) =>
  `\`${url.replace('$KEY', `\${${KEY_IN.javascript}}`)}\``;

/** Writes a URL containing `$KEY` in Python, which before 3.12 allows no quotes of the same kind inside. */
export const toPythonUrl = (url: string) => `f"${url.replace('$KEY', "{os.environ['KEY']}")}"`;

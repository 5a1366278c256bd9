export const toPrettyJson = (value: unknown) => JSON.stringify(value, null, 2);

/** JSON written as Python: the three words that differ, outside strings. */
export function toPythonLiteral(json: string): string {
  const messages: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  return json.replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (part) => messages[part] ?? part,
  );
}

/** A text in single quotes for the shell. */
export const toShellQuoted = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** Where each language reads the visitor's key, so that what is copied runs as it is. */
export const KEY_IN = {
  shell: '$KEY',
  javascript: 'process.env.KEY',
  python: 'os.environ["KEY"]',
} as const;

/** An address with `$KEY` in it as JavaScript. */
export const toJavaScriptUrl = (url: string) =>
  `\`${url.replace('$KEY', `\${${KEY_IN.javascript}}`)}\``;

/** An address with `$KEY` in it as Python, which before 3.12 takes no quotes of the same kind within. */
export const toPythonUrl = (url: string) => `f"${url.replace('$KEY', "{os.environ['KEY']}")}"`;

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

import { parse } from 'yaml';

/** True if all brackets match. */
export const isClosed = (text: string) =>
  [...text].reduce(
    (depth, sign) => depth + ('[{'.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0),
    0,
  ) === 0;

/** Parses a TOML value; its strings, arrays and inline tables are those of JSON except for punctuation. */
const readValue = (text: string): unknown =>
  JSON.parse(
    text.replace(
      /"(?:[^"\\]|\\.)*"|'([^']*)'|(\w+)\s*=|,(?=\s*[\]}])/g,
      (part, literal?: string, key?: string) => {
        if (literal !== undefined) return JSON.stringify(literal);
        if (key !== undefined) return `"${key}":`;
        return part === ',' ? '' : part;
      },
    ),
  );

/**
 * Parses a TOML file to values by dotted name.
 * @throws for a line that is neither a table nor a pair
 */
export function readToml(text: string): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  let table = '';
  let open = '';
  for (const line of text.split('\n').filter((one) => one.trim() && !one.startsWith('#'))) {
    const header = open ? null : /^\[([\w.-]+)\]$/.exec(line);
    if (header) table = `${header[1]}.`;
    else {
      open += `${line}\n`;
      const pair = /^(\w+) = ([^]+)$/.exec(open);
      if (!pair) throw new Error(`no pair: ${line}`);
      if (!isClosed(open)) continue;
      values[table + pair[1]] = readValue(pair[2] ?? '');
      open = '';
    }
  }
  if (open) throw new Error(`not closed: ${open}`);
  return values;
}

const readEnv = (text: string) =>
  Object.fromEntries(text.split('\n').map((line) => line.split(/=(.*)/).slice(0, 2)));

/** Parses a configuration by its format. */
export const READERS = {
  toml: readToml,
  yaml: (text: string) => parse(text, { strict: true }) as unknown,
  env: readEnv,
};

/** Variables that a tool fills in when it reads its configuration, by page; other tools read the text literally. */
const FILLED: Record<string, RegExp> = {
  // Foundry supports only braces.
  foundry: /\$\{(\w+)\}/g,
  // Docker Compose and Graph Node support both forms.
  'graph-node': /\$(?:\{(\w+)\}|(\w+))/g,
};

/** Fills in the variables that a configuration's tool supports. */
export const fillConfig = (page: string, text: string, variables: Record<string, string>) =>
  FILLED[page]
    ? text.replace(FILLED[page], (whole, braced?: string, bare?: string) => {
        const value = variables[braced ?? bare ?? ''];
        if (value === undefined) throw new Error(`nobody sets ${whole}`);
        return value;
      })
    : text;

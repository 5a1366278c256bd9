import { parse } from 'yaml';

/** True where each bracket has its other half. */
export const isClosed = (text: string) =>
  [...text].reduce(
    (depth, sign) => depth + ('[{'.includes(sign) ? 1 : ']}'.includes(sign) ? -1 : 0),
    0,
  ) === 0;

/** A value of TOML; its strings, arrays and tables within a line are those of JSON but for signs. */
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

/** The values of a TOML file by their dotted names; throws on a line that is neither a table nor a pair. */
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

/** Reads a configuration as its format is. */
export const READERS = {
  toml: readToml,
  yaml: (text: string) => parse(text, { strict: true }) as unknown,
  env: readEnv,
};

/** Variables that a tool fills in when it reads its configuration, by page; the others read what stands there. */
const FILLED: Record<string, RegExp> = {
  // Foundry knows braces only.
  foundry: /\$\{(\w+)\}/g,
  // Docker Compose and Graph Node know both forms.
  'graph-node': /\$(?:\{(\w+)\}|(\w+))/g,
};

/** A configuration's text with the variables that its tool fills in. */
export const fillConfig = (page: string, text: string, variables: Record<string, string>) =>
  FILLED[page]
    ? text.replace(FILLED[page], (whole, braced?: string, bare?: string) => {
        const value = variables[braced ?? bare ?? ''];
        if (value === undefined) throw new Error(`nobody sets ${whole}`);
        return value;
      })
    : text;

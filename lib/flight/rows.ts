/** The format in which React's server components reach a browser: rows that refer to one another by id. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
export type Row =
  /** Elements or data. */
  | { kind: 'model'; id: string; value: Json }
  /** A client component; `value` contains its module, files and export. */
  | { kind: 'client'; id: string; value: Json }
  /** A long string. */
  | { kind: 'text'; id: string; value: string }
  /** Anything else, passed on unchanged. */
  | { kind: 'other'; id: string; value: string };

const NEWLINE = 0x0a;
const HEAD = /^([0-9a-f]*):(?:(I)|T([0-9a-f]+),|([A-Z]))?/;
/** Binary rows, whose length counts bytes. This site's pages have none. */
const BINARY = /^[AOoUSsLlGgMmV]$/;
const HEAD_BYTES = 64;

/**
 * Parses a page's data into rows.
 * @throws for an unknown format
 */
export function parseRows(text: string): Row[] {
  const bytes = Buffer.from(text);
  const rows: Row[] = [];
  let position = 0;
  while (position < bytes.length) {
    const head = HEAD.exec(bytes.toString('latin1', position, position + HEAD_BYTES));
    if (!head) throw new Error('a row without an id');
    const [whole, id = '', isClient, length, tag] = head;
    if (tag && BINARY.test(tag)) throw new Error(`a row of kind ${tag}`);
    const begin = position + whole.length;
    const newline = bytes.indexOf(NEWLINE, begin);
    const end = length === undefined ? newline : begin + parseInt(length, 16);
    if (end < 0 || end > bytes.length) throw new Error('a row that is cut off');
    const value = bytes.toString('utf8', begin, end);
    if (length !== undefined) rows.push({ kind: 'text', id, value });
    else if (tag) rows.push({ kind: 'other', id, value: tag + value });
    else rows.push({ kind: isClient ? 'client' : 'model', id, value: JSON.parse(value) as Json });
    position = length === undefined ? end + 1 : end;
  }
  return rows;
}

function formatRow({ kind, id, value }: Row): string {
  if (kind === 'text') return `${id}:T${Buffer.byteLength(value).toString(16)},${value}`;
  if (kind === 'other') return `${id}:${value}\n`;
  return `${id}:${kind === 'client' ? 'I' : ''}${JSON.stringify(value)}\n`;
}

export const formatRows = (rows: Row[]): string => rows.map(formatRow).join('');

import { isJsonObject } from '@/lib/json';
import type { FieldContext } from './validate-context';
import { checkRichText } from './validate-rich-text';

const HEAD_CELLS = ['header'];
const BODY_CELLS = ['header', 'data'];

function checkCell(cell: unknown, kinds: readonly string[], path: string, context: FieldContext) {
  if (!isJsonObject(cell)) return context.report(path, 'a cell must be an object');
  if (typeof cell.key !== 'string') context.report(`${path}.key`, 'must be a text');
  if (!kinds.includes(String(cell.type))) {
    context.report(`${path}.type`, `must be ${kinds.join(' or ')}`);
  }
  checkRichText({}, cell.content, `${path}.content`, context);
}

function checkPart(part: unknown, kinds: readonly string[], path: string, context: FieldContext) {
  const rows = isJsonObject(part) ? part.rows : undefined;
  if (!Array.isArray(rows)) return context.report(path, 'must have a list of rows');
  rows.forEach((row: unknown, rowIndex) => {
    const rowPath = `${path}.rows[${rowIndex}]`;
    if (!isJsonObject(row) || typeof row.key !== 'string' || !Array.isArray(row.cells)) {
      return context.report(rowPath, 'a row must have a key and a list of cells');
    }
    row.cells.forEach((cell, index) =>
      checkCell(cell, kinds, `${rowPath}.cells[${index}]`, context),
    );
  });
}

/** Validates a table; null is an empty one. */
export function checkTable(value: unknown, path: string, context: FieldContext) {
  if (value === null) return;
  if (!isJsonObject(value)) return context.report(path, 'Table must be an object or null');
  if (value.head !== undefined) checkPart(value.head, HEAD_CELLS, `${path}.head`, context);
  checkPart(value.body, BODY_CELLS, `${path}.body`, context);
}

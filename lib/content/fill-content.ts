import { applyEdits, moveSpans } from './edits';
import { getEdits, type Variables } from './fill-text';

type Block = { type?: unknown };

const getRank = (block: unknown): number | null => {
  const [, rank] = /^heading([1-6])$/.exec(String((block as Block | null)?.type)) ?? [];
  return rank ? Number(rank) : null;
};

/** Drops headings with nothing below them from rich text; `isFollowed` says whether anything follows the text. */
function dropBareHeadings(blocks: readonly unknown[], isFollowed: boolean): unknown[] {
  const kept: unknown[] = [];
  for (const block of blocks.toReversed()) {
    const rank = getRank(block);
    const [next] = kept;
    const nextRank = getRank(next);
    const isBare =
      rank !== null && (next === undefined ? !isFollowed : nextRank !== null && nextRank <= rank);
    if (!isBare) kept.unshift(block);
  }
  return kept;
}

/** Marks content that is dropped because a fact is missing. */
const GONE = Symbol('gone');

type Fields = Record<string, unknown>;
type Span = { start: number; end: number };

/** Fields that may be dropped alone; any other takes its entry or section with it. */
const MAY_GO = new Set(['lead', 'table', 'table_caption']);

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isRow = (value: unknown) => isFields(value) && Array.isArray(value.cells);
const isTable = (value: Fields) =>
  isFields(value.body) && Array.isArray(value.body.rows) && value.body.rows.every(isRow);
const isNode = (value: Fields) => typeof value.text === 'string' && Array.isArray(value.spans);

function fillString(text: string, values: Variables): string | typeof GONE {
  const edits = getEdits(text, values);
  return edits === null ? GONE : applyEdits(text, edits);
}

function fillNode(node: Fields, values: Variables): unknown {
  const edits = getEdits(node.text as string, values);
  if (edits === null) return GONE;
  const { text, spans, ...rest } = node;
  return {
    ...(fillFields(rest, values) as Fields),
    text: applyEdits(text as string, edits),
    spans: moveSpans(fillItems(spans as unknown[], values) as Span[], edits),
  };
}

const fillItems = (list: unknown[], values: Variables) =>
  list.map((item) => fill(item, values)).filter((item) => item !== GONE);

/** Fills a list; gone if it had entries and none is left. */
function fillList(list: unknown[], values: Variables): unknown[] | typeof GONE {
  const filled = fillItems(list, values);
  return list.length > 0 && filled.length === 0 ? GONE : filled;
}

/** A row goes if any cell goes, and the table goes with its last row. */
function fillTable(table: Fields, values: Variables): unknown {
  const fillRow = (row: unknown) => {
    const cells = ((row as Fields).cells as unknown[]).map((cell) => fill(cell, values));
    return cells.includes(GONE) ? GONE : { ...(row as Fields), cells };
  };
  const { body: given, ...rest } = table;
  const body = given as { rows: unknown[] };
  const rows = body.rows.map(fillRow).filter((row) => row !== GONE);
  if (body.rows.length > 0 && rows.length === 0) return GONE;
  return { ...(fillFields(rest, values) as Fields), body: { ...body, rows } };
}

/** Fills every field, keeping those that are gone as marks. */
function fillEach(fields: Fields, values: Variables): Fields {
  const filled: Fields = {};
  for (const [key, value] of Object.entries(fields)) filled[key] = fill(value, values);
  for (const [key, before] of Object.entries(fields)) {
    const after = filled[key];
    if (!Array.isArray(before) || !Array.isArray(after)) continue;
    const hasLost = after.length < before.length || filled.table === GONE;
    const isFollowed = isFields(filled.table);
    if (hasLost) filled[key] = dropBareHeadings(after, isFollowed);
  }
  return filled;
}

const toEmpty = (value: unknown, before: unknown) =>
  value !== GONE ? value : Array.isArray(before) ? [] : null;

const emptyGone = (filled: Fields, before: Fields) =>
  Object.fromEntries(
    Object.entries(filled).map(([key, value]) => [key, toEmpty(value, before[key])]),
  );

function fillFields(fields: Fields, values: Variables): unknown {
  const filled = fillEach(fields, values);
  const isGone = Object.entries(filled).some(([key, value]) => value === GONE && !MAY_GO.has(key));
  return isGone ? GONE : emptyGone(filled, fields);
}

function fill(value: unknown, values: Variables): unknown {
  if (typeof value === 'string') return fillString(value, values);
  if (Array.isArray(value)) return fillList(value, values);
  if (!isFields(value)) return value;
  if (isNode(value)) return fillNode(value, values);
  return isTable(value) ? fillTable(value, values) : fillFields(value, values);
}

/**
 * Fills `{name}` placeholders and facts in every text of a document's data, including rich text and links; returns a
 * copy. Content that loses its purpose is dropped, as docs/decisions/017-company-facts.md describes.
 */
export function fillContent<T>(data: T, values: Variables): T {
  if (!isFields(data) || isNode(data)) return toEmpty(fill(data, values), data) as T;
  return emptyGone(fillEach(data, values), data) as T;
}

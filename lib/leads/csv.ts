import { toCsvText } from '@/lib/csv';
import { toFacts } from './facts';
import type { Lead } from './types';

const OWN_COLUMNS = ['id', 'created', 'status', 'attempts', 'lastError'] as const;

function toRecord(lead: Lead): Map<string, string> {
  const { id, createdAt, status, attempts, lastError } = lead;
  const created = new Date(createdAt).toISOString();
  const own = { id, created, status, attempts: String(attempts), lastError: lastError ?? '' };
  return new Map([...Object.entries(own), ...toFacts(lead)]);
}

/** Without it, Excel reads UTF-8 as the language's old encoding. */
const BYTE_ORDER_MARK = '\ufeff';

/** Formats leads as CSV for a spreadsheet, with a column for each field that any of them has; line endings follow RFC 4180. */
export function toCsv(leads: readonly Lead[]): string {
  const records = leads.map(toRecord);
  const columns = [
    ...new Set([...OWN_COLUMNS, ...records.flatMap((record) => [...record.keys()])]),
  ];
  const lines = records.map((record) => columns.map((column) => record.get(column) ?? ''));
  return BYTE_ORDER_MARK + toCsvText([columns, ...lines]);
}

import { toFacts } from './facts';
import type { Lead } from './types';

const OWN_COLUMNS = ['id', 'created', 'status', 'attempts', 'lastError'] as const;

/** A spreadsheet would run a cell that begins like a formula; an apostrophe makes it a text. */
function toCell(text: string): string {
  const harmless = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/.test(text) ? `'${text}` : text;
  return /["\r\n,;\t]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

function toRecord(lead: Lead): Map<string, string> {
  const { id, createdAt, status, attempts, lastError } = lead;
  const created = new Date(createdAt).toISOString();
  const own = { id, created, status, attempts: String(attempts), lastError: lastError ?? '' };
  return new Map([...Object.entries(own), ...toFacts(lead)]);
}

/** Leads as a table with a column for each field that any of them has; lines end as RFC 4180 says. */
export function toCsv(leads: readonly Lead[]): string {
  const records = leads.map(toRecord);
  const columns = [
    ...new Set([...OWN_COLUMNS, ...records.flatMap((record) => [...record.keys()])]),
  ];
  const lines = records.map((record) => columns.map((column) => record.get(column) ?? ''));
  return [columns, ...lines].map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

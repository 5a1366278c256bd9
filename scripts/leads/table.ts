import type { Lead, LeadStatus } from '../../lib/leads/types';

const toMinute = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

/** Says how many leads a list lacks, since it has only the newest; null if it is complete. */
export function findMissing(
  leads: readonly Lead[],
  counts: Record<LeadStatus, number>,
): string | null {
  const total = counts.pending + counts.delivered + counts.failed;
  if (total <= leads.length) return null;
  return `These are the newest ${leads.length} of ${total} leads; the others are not listed.`;
}

/** Formats one line per lead without personal data, safe to show in a terminal. */
export function toLeadLines(leads: readonly Lead[]): string {
  const rows = leads.map(({ id, createdAt, status, attempts, form, locale, lastError }) => [
    id,
    toMinute(createdAt),
    status,
    String(attempts),
    form,
    locale,
    // A service's response must not contain terminal codes.
    (lastError ?? '').replace(/\p{Cc}+/gu, ' '),
  ]);
  const head = ['id', 'created (UTC)', 'status', 'attempts', 'form', 'language', 'last error'];
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  return [head, ...rows]
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

import type { Lead, LeadStatus } from '../../lib/leads/types';

const toMinute = (ms: number) => `${new Date(ms).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** What visitors or services sent must not contain terminal codes. */
const toCell = (text: unknown) => String(text ?? '').replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ');

/** Returns the subject that a message ends with; the form's name if its messages have none. */
const getSubject = ({ form, payload }: Lead): string =>
  /^Subject: (.+)$/m.exec(String(payload.message ?? ''))?.[1] ?? form;

/** As many letters of an ID as tell leads apart. */
const SHORT_ID = 8;

/** Says how many leads a list lacks, since it has only the newest; null if it is complete. */
export function findMissing(
  leads: readonly Lead[],
  counts: Record<LeadStatus, number>,
): string | null {
  const total = counts.pending + counts.delivered + counts.failed;
  if (total <= leads.length) return null;
  return `These are the newest ${leads.length} of ${total} leads; the others are not listed.`;
}

/** Formats one line per lead, safe to show in a terminal. */
export function toLeadLines(leads: readonly Lead[]): string {
  const rows = leads.map((lead) =>
    [
      lead.id.slice(0, SHORT_ID),
      toMinute(lead.createdAt),
      lead.status,
      lead.payload.name ?? lead.payload.company_name,
      lead.payload.email,
      getSubject(lead),
      lead.locale,
      lead.attempts,
      lead.lastError,
    ].map(toCell),
  );
  const head = [
    'id',
    'created',
    'status',
    'name',
    'email',
    'subject',
    'language',
    'attempts',
    'last error',
  ];
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

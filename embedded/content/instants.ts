const ISO_DATE = /^\d{4}-\d{2}(?:-\d{2})?(?:T\d{2}:\d{2}.*)?$/;
const ISO_OFFSET = /(?:Z|[+-]\d{2}:?\d{2})$/;

/** Parses an ISO date, an ISO time or a number to milliseconds; NaN for anything else. Without an offset, it is UTC. */
export function toInstant(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string' || !ISO_DATE.test(value)) return Number.NaN;
  const zoned = value.includes('T') && !ISO_OFFSET.test(value) ? `${value}Z` : value;
  return Date.parse(zoned.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}

/** True for an existing calendar date in the form YYYY-MM-DD. */
export function isCalendarDate(value: unknown): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? toInstant(value) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === value;
}

/** True for a date and time with an offset, as the Content API writes them. */
export function isTimestamp(value: unknown): boolean {
  return (
    typeof value === 'string' &&
    isCalendarDate(value.slice(0, 10)) &&
    ISO_OFFSET.test(value) &&
    !Number.isNaN(toInstant(value))
  );
}

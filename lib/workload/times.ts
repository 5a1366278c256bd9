const CLF = /\[(\d{2})\/([A-Z][a-z]{2})\/(\d{4}):(\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2})\]/;
const ISO = /\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:[.,]\d{1,9})?(?:Z|[+-]\d{2}:?\d{2})?/;

/** Finds a time of an access log or in ISO 8601 in a line, in UTC if it names no zone; NaN if there is none. */
export function findTime(line: string): number {
  const [, day, month, year, clock, hours, minutes] = CLF.exec(line) ?? [];
  if (day) return Date.parse(`${day} ${month} ${year} ${clock} GMT${hours}${minutes}`);
  const [iso] = ISO.exec(line) ?? [];
  if (!iso) return NaN;
  return Date.parse(/(?:Z|[+-]\d{2}:?\d{2})$/.test(iso) ? iso : `${iso.replace(' ', 'T')}Z`);
}

/** Reads a field's time, in seconds or milliseconds since 1970 or as a text, which may be a date alone. */
export function toTime(value: unknown): number {
  if (typeof value === 'number') return value > 1e11 ? value : value * 1000;
  return typeof value === 'string' ? findTime(value) || Date.parse(value) : NaN;
}

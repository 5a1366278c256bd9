/** An error's message; its code where it has no message, as an error of several addresses has none. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** What kind of error it is, for a log that its message is too private for: its code, or its name. */
export function getErrorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error ? String(error.code) : error.name;
}

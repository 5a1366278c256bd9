import { toLine } from '@/lib/http/clean-text';

/** Longer than any message that an operator needs. */
const MAX_MESSAGE_CHARS = 300;
/** An error may be its own cause. */
const MAX_CAUSES = 4;

/** Returns an error's message, or its code if it has none, as with an error for several addresses. */
export function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/** The same as one line for a log: another service may have written the message. */
export const getErrorLine = (error: unknown): string =>
  toLine(getErrorMessage(error)).slice(0, MAX_MESSAGE_CHARS);

/** Returns an error's code or name, for logs where its message is too private. */
export function getErrorKind(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  // SQLite's driver may leave the code empty.
  return ('code' in error && String(error.code)) || error.name;
}

/**
 * Formats an error as log lines: its message, where it was thrown, and the same for its causes. Other properties are
 * left out, because the content client's errors contain URLs with the access token and whole responses.
 */
export function describeError(error: unknown, causes = MAX_CAUSES): string {
  if (!(error instanceof Error)) return getErrorLine(error);
  const { name, message, stack = '', cause } = error;
  const calls = stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));
  const digest = 'digest' in error ? ` (digest ${toLine(String(error.digest))})` : '';
  const lines = [`${toLine(name)}: ${getErrorLine(error)}${digest}`, ...calls];
  if (cause !== undefined && causes > 0) lines.push(`Cause: ${describeError(cause, causes - 1)}`);
  return lines.join('\n');
}

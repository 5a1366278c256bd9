import { diag, DiagLogLevel } from '@opentelemetry/api';
import { setGlobalErrorHandler } from '@opentelemetry/core';

/** A collector that is down is retried every few seconds. */
const QUIET_MS = 3_600_000;

/** Matches warnings about a collector's responses. Others concern Next's own spans and tell an operator nothing. */
const ABOUT_ANSWERS = /trace export response|partial success/i;

const toMessage = (part: unknown) => (part instanceof Error ? part.message : String(part));

/** Returns a function that logs a fault in one line; further ones within the hour are not logged. */
export function createFaultLog(now = () => performance.now()) {
  let quietUntil = -Infinity;
  return (...parts: unknown[]): void => {
    if (now() < quietUntil) return;
    quietUntil = now() + QUIET_MS;
    const text = parts.map(toMessage).join(' ').replace(/\s+/g, ' ').slice(0, 300);
    console.warn(`Traces are being dropped: ${text}`);
  };
}

/** Logs failures to export spans. */
export function logFaults(): void {
  const log = createFaultLog();
  setGlobalErrorHandler(log);
  const ignore = () => undefined;
  const warn = (...parts: [string, ...unknown[]]) =>
    void (ABOUT_ANSWERS.test(parts[0]) && log(...parts));
  const logger = { error: ignore, warn, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN });
}

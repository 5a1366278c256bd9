import { isContentAway } from '@/lib/content/away';
import { describeError, getErrorLine } from '@/lib/errors';

const PAUSE_MS = 60_000;
/** Reasons that are remembered. */
const MAX_KINDS = 100;

/** When each message was last written. */
const written = new Map<string, number>();

/**
 * Logs why a page could not be rendered, at most once a minute for each reason: visitors get its last good version, so
 * the failure would go unseen. While the content service is down, that is logged elsewhere.
 */
export function logPageError(
  error: unknown,
  path: string,
  { now = Date.now(), isAway = isContentAway(), log = console.error } = {},
): void {
  if (isAway) return;
  const reason = getErrorLine(error);
  if (now - (written.get(reason) ?? -Infinity) < PAUSE_MS) return;
  if (written.size >= MAX_KINDS) written.clear();
  written.set(reason, now);
  const [pathname = ''] = path.split(/[?#]/, 1);
  log(`The page ${pathname} could not be rendered: ${describeError(error)}`);
}

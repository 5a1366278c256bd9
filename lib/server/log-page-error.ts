import { isContentAway } from '@/lib/content/away';
import { getErrorMessage } from '@/lib/errors';

const PAUSE_MS = 60_000;
/** Beyond that, the log has more than anybody reads. */
const MAX_KINDS = 100;

/** When each message was last written. */
const written = new Map<string, number>();

/**
 * Says in the log why a page could not be rendered, each reason once a minute: visitors get its last good version, so
 * nobody else would tell. While the content service is away, the log has said so.
 */
export function logPageError(
  error: unknown,
  path: string,
  { now = Date.now(), isAway = isContentAway(), log = console.error } = {},
): void {
  if (isAway) return;
  const reason = getErrorMessage(error);
  if (now - (written.get(reason) ?? -Infinity) < PAUSE_MS) return;
  if (written.size >= MAX_KINDS) written.clear();
  written.set(reason, now);
  const [pathname = ''] = path.split(/[?#]/, 1);
  log(`The page ${pathname} could not be rendered:`, error);
}

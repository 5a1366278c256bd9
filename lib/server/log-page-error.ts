import { isContentAway } from '@/lib/content/away';
import { describeError, getErrorLine } from '@/lib/errors';
import { createQuietLog } from '@/lib/quiet-log';

type Log = ReturnType<typeof createQuietLog>;

const log = createQuietLog({ log: (line) => console.error(line) });

/**
 * Logs why a page could not be rendered, at most once a minute per reason: visitors get its last good version, so the
 * failure would go unnoticed. An outage of the content service is logged elsewhere.
 */
export function logPageError(
  error: unknown,
  path: string,
  { isAway = isContentAway(), write = log }: { isAway?: boolean; write?: Log } = {},
): void {
  if (isAway) return;
  const [pathname = ''] = path.split(/[?#]/, 1);
  write(`The page ${pathname} could not be rendered: ${describeError(error)}`, getErrorLine(error));
}

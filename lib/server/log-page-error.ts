import { describeError, getErrorLine } from '@/lib/errors';
import { createThrottledLog } from '@/lib/throttled-log';

const log = createThrottledLog((line) => console.error(line));

/** Logs why a page could not be rendered, at most once a minute per reason. Visitors may still get its last version. */
export function logPageError(error: unknown, path: string): void {
  const [pathname = ''] = path.split(/[?#]/, 1);
  log(`The page ${pathname} could not be rendered: ${describeError(error)}`, getErrorLine(error));
}

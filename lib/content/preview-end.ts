import 'server-only';
import { headers } from 'next/headers';
import { PREVIEWED_PATH_HEADER, PREVIEW_END } from '@/lib/http/draft-mode';

/**
 * Returns where a page sends an editor whose preview has expired: out of draft mode and back to the page, with a
 * notice.
 */
export async function getExitAddress(): Promise<string> {
  const address = (await headers()).get(PREVIEWED_PATH_HEADER) ?? '/';
  const [path = '/', query = ''] = address.split('?');
  const to = `${path}?${[query, PREVIEW_END].filter(Boolean).join('&')}`;
  return `/api/exit-preview/?${new URLSearchParams({ to })}`;
}

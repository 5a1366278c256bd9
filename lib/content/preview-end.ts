import 'server-only';
import { headers } from 'next/headers';
import { PREVIEW_END } from './preview-query';

/** By it the middleware tells a page that is previewed its public address. */
export const PREVIEWED_PATH_HEADER = 'x-previewed-path';

/** Where a page sends an editor whose preview has ended: out of draft mode, and back to the page with a notice. */
export async function getExitAddress(): Promise<string> {
  const address = (await headers()).get(PREVIEWED_PATH_HEADER) ?? '/';
  const [path = '/', query = ''] = address.split('?');
  const to = `${path}?${[query, PREVIEW_END].filter(Boolean).join('&')}`;
  return `/api/exit-preview/?${new URLSearchParams({ to })}`;
}

import { draftMode, headers } from 'next/headers';
import { NONCE_HEADER } from './nonce-header';

/** What inline scripts carry on a page that an editor previews; undefined on every other, whose policy names them. */
export async function getNonce(): Promise<string | undefined> {
  if (!(await draftMode()).isEnabled) return undefined;
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}

import { draftMode, headers } from 'next/headers';
import { NONCE_HEADER } from './nonce-header';

/**
 * Returns the nonce for inline scripts on a previewed page; undefined on any other page, whose policy lists their
 * hashes.
 */
export async function getNonce(): Promise<string | undefined> {
  if (!(await draftMode()).isEnabled) return undefined;
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}

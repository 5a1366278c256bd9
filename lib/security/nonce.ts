import { draftMode, headers } from 'next/headers';

/** By it the server tells a page that an editor previews which inline scripts its policy allows. */
export const NONCE_HEADER = 'x-nonce';

/** What inline scripts carry on a page that an editor previews; undefined on every other, whose policy names them. */
export async function getNonce(): Promise<string | undefined> {
  if (!(await draftMode()).isEnabled) return undefined;
  return (await headers()).get(NONCE_HEADER) ?? undefined;
}

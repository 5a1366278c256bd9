import type { Content } from '@prismicio/client';
import { getLinkAddress } from './link-address';

/** Address of the site's account in a network such as `telegram`; null where an editor named none. */
export function getSocialLink(
  { social }: Content.SettingsDocument['data'],
  network: string,
): string | null {
  const account = social.find((one) => one.network === network);
  return account ? getLinkAddress(account.link) : null;
}

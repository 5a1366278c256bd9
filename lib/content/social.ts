import type { Content } from '@prismicio/client';
import { getLinkAddress } from './link-address';

/** Returns the URL of the site's account on a network such as `telegram`; null if editors entered none. */
export function getSocialLink(
  { social }: Content.SettingsDocument['data'],
  network: string,
): string | null {
  const account = social.find((one) => one.network === network);
  return account ? getLinkAddress(account.link) : null;
}

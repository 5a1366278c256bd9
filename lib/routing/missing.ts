import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { getSection } from '@/lib/site/paths';

/** True for a path that the router uses otherwise, so that no document can be a page there. */
export const isReserved = (path: string): boolean =>
  path === MISSING_PATH || getSection(path) === DEFAULT_LOCALE;

/** The path at which the page for unknown paths is rendered, shown until the real one is filled in. */
export const MISSING_PATH = '/missing/';

export type MissingMessages = { message: string; faucetMessage: string };

const FAUCET = /^(\/cn)?\/faucet\//;

/** Characters that would hide or reorder what follows them. */
const UNREADABLE = /[\p{Cc}\p{Cf}\ufffd]/u;

/** Returns a path as people read it, such as `/价格/`; unchanged if it is not encoded UTF-8. */
function toReadable(path: string): string {
  try {
    const decoded = decodeURI(path);
    return UNREADABLE.test(decoded) ? path : decoded;
  } catch {
    return path;
  }
}

/** Returns the message for an unknown path; faucets have their own. */
export function getMissingMessage(path: string, messages: MissingMessages): string {
  const labels = FAUCET.test(path) ? messages.faucetMessage : messages.message;
  return labels.replace('{path}', () => toReadable(path));
}

import { OFFER_PREFIX } from '@/lib/storage/entries';

/** The storage key for which text of an offer a visitor has closed. */
export const getStorageKey = (kind: string) => OFFER_PREFIX + kind;

/**
 * Runs while the page is parsed and hides the banner around it if this text was closed, so that nothing moves. If
 * storage is blocked, the banner shows.
 */
export function getOfferScript(kind: string, id: string): string {
  return `try{if(localStorage.getItem('${getStorageKey(kind)}')==='${id}')document.currentScript.parentElement.hidden=true}catch{}`;
}

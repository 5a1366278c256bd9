import { OFFER_PREFIX } from '@/lib/storage/entries';

/** Where it is kept which words of an offer a visitor has closed. */
export const getStorageKey = (kind: string) => OFFER_PREFIX + kind;

/**
 * Runs while the page is read and hides the banner around it if these very words were closed, so that
 * nothing moves. Storage may be blocked, which shows the banner.
 */
export function getOfferScript(kind: string, id: string): string {
  return `try{if(localStorage.getItem('${getStorageKey(kind)}')==='${id}')document.currentScript.parentElement.hidden=true}catch{}`;
}

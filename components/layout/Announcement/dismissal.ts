import { ANNOUNCEMENT_ENTRY } from '@/lib/storage/entries';

/** Returns a short id of an announcement's text, so that a new text shows again. */
export function toAnnouncementId(text: string): string {
  let hash = 5381;
  for (const character of text) hash = (hash * 33 + (character.codePointAt(0) ?? 0)) >>> 0;
  return hash.toString(36);
}

/**
 * Runs before the first paint and hides the announcement `id` if it was closed, so that nothing moves. If storage is
 * blocked, the bar shows.
 */
export function getDismissalScript(id: string): string {
  return `try{if(localStorage.getItem('${ANNOUNCEMENT_ENTRY}')==='${id}')document.documentElement.dataset.dismissed=''}catch{}`;
}

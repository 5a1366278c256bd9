const ENTITIES: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const decode = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|#x27);/g, (one) => ENTITIES[one] ?? one);
const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Returns the text of the markup, including names for assistive technology, as one line. */
export function getWords(html: string): string {
  const names = [...html.matchAll(/ (?:alt|aria-label|title)="([^"]*)"/g)].map(([, name]) => name);
  const text = html
    .replace(/<br\/?>/g, ' ')
    .replace(/<\/?(?:li|p|div|d[tdl]|t[hdr]|h\d)\b[^>]*>/g, ' ');
  return squeeze(decode(`${text.replace(/<[^>]*>/g, '')} ${names.join(' ')}`));
}

/** Returns an editor's text as one displayed line: facts that the owner has yet to fill in are in single brackets. */
export const toLine = (text: string) => squeeze(text.replace(/\[\[(.+?)\]\]/g, '[$1]'));

export function getHrefs(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decode(href));
}

/** Finds elements without the text that they need: headings, and anything that a visitor follows, opens or presses. */
export function getNamelessElements(html: string): string[] {
  return [...html.matchAll(/<(h[1-6]|a|button|summary|label|caption)\b[^>]*>.*?<\/\1>/gs)]
    .map(([element]) => element)
    .filter((element) => getWords(element) === '');
}

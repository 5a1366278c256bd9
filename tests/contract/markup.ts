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

/** What a visitor reads in the markup, with names that only assistive technology reads, as one line. */
export function getWords(html: string): string {
  const names = [...html.matchAll(/ (?:alt|aria-label|title)="([^"]*)"/g)].map(([, name]) => name);
  const text = html
    .replace(/<br\/?>/g, ' ')
    .replace(/<\/?(?:li|p|div|d[tdl]|t[hdr]|h\d)\b[^>]*>/g, ' ');
  return squeeze(decode(`${text.replace(/<[^>]*>/g, '')} ${names.join(' ')}`));
}

/** An editor's text as one line, as it shows: what the owner has yet to fill in stands in single brackets. */
export const toLine = (text: string) => squeeze(text.replace(/\[\[(.+?)\]\]/g, '[$1]'));

export function getHrefs(html: string): string[] {
  return [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decode(href));
}

/** Elements without the words that they must have: headings, and whatever a visitor follows, opens or presses. */
export function getNamelessElements(html: string): string[] {
  return [...html.matchAll(/<(h[1-6]|a|button|summary|label|caption)\b[^>]*>.*?<\/\1>/gs)]
    .map(([element]) => element)
    .filter((element) => getWords(element) === '');
}

import { pruneFlight } from './prune';

/** As Next writes it; scripts written by this module begin with a single quote. */
const OPENING = '<script>self.__next_f.push([1,"';
const CLOSING = '"])</script>';
const BINARY = '<script>self.__next_f.push([3,';

/** Extracts the data from a page; null if there is none, or some is in another format. */
function takeFlight(html: string): { before: string; text: string; after: string } | null {
  const begin = html.indexOf(OPENING);
  if (begin === -1 || html.includes(BINARY)) return null;
  let text = '';
  let rest = '';
  let position = begin;
  for (let next = begin; next !== -1; next = html.indexOf(OPENING, position)) {
    rest += html.slice(position, next);
    const end = html.indexOf(CLOSING, next);
    if (end === -1) return null;
    text += JSON.parse(`"${html.slice(next + OPENING.length, end)}"`) as string;
    position = end + CLOSING.length;
  }
  return { before: html.slice(0, begin), text, after: rest + html.slice(position) };
}

const ESCAPES: Record<string, string> = {
  '\\': '\\\\',
  "'": "\\'",
  '\n': '\\n',
  '\r': '\\r',
  '<': '\\x3C',
  // HTML parsers would replace this character.
  '\0': '\\x00',
};

/** Builds a script that passes the data to Next. It uses single quotes, because the data contains many double ones. */
function toFlightScript(text: string): string {
  const literal = text.replace(/[\\'\n\r<\0]/g, (character) => ESCAPES[character] ?? character);
  return `<script>self.__next_f.push([1,'${literal}'])</script>`;
}

/** The client component in `components/layout/StaticMarkup.client.tsx`. */
export const COMPONENT = 'StaticMarkup';

let isReported = false;

/**
 * Removes the copy of a page's content that Next adds for React. A page in an unknown format, as after an update of
 * Next, is returned unchanged: heavier, but not wrong.
 */
export function slimPage(html: string): string {
  try {
    const flight = takeFlight(html);
    if (!flight) return html;
    const { before, text, after } = flight;
    return before + toFlightScript(pruneFlight(text, COMPONENT)) + after;
  } catch (error) {
    if (!isReported) console.warn('Pages keep a second copy of their content:', error);
    isReported = true;
    return html;
  }
}

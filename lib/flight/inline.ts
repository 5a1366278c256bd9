/** As Next writes it; scripts written by this module begin with a single quote. */
const OPENING = '<script>self.__next_f.push([1,"';
const CLOSING = '"])</script>';
const BINARY = '<script>self.__next_f.push([3,';

/** Extracts the data from a page; null if there is none, or some is in another format. */
export function takeFlight(html: string): { before: string; text: string; after: string } | null {
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
export function toFlightScript(text: string): string {
  const literal = text.replace(/[\\'\n\r<\0]/g, (character) => ESCAPES[character] ?? character);
  return `<script>self.__next_f.push([1,'${literal}'])</script>`;
}

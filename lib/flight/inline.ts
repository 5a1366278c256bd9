/** As Next writes it; what this module wrote begins with a single quote. */
const OPENING = '<script>self.__next_f.push([1,"';
const CLOSING = '"])</script>';
const BINARY = '<script>self.__next_f.push([3,';

/** The data in a page, and the page around it; null where there is none, or some in another form. */
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
  // A parser of HTML would put another character in its place.
  '\0': '\\x00',
};

/** A script that hands the data to Next. Its quotes are single: the data is full of double ones. */
export function toFlightScript(text: string): string {
  const literal = text.replace(/[\\'\n\r<\0]/g, (character) => ESCAPES[character] ?? character);
  return `<script>self.__next_f.push([1,'${literal}'])</script>`;
}

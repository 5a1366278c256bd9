import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What a row adds to its text, which a page has twice: as HTML and as data. */
const ROW_BYTES = 90;

/** The site's own texts, until a page of them has BENCH_BYTES of HTML. */
function readTexts() {
  const folder = path.join(process.env.BENCH_ROOT ?? '', 'content', 'page');
  const documents = readdirSync(folder).filter((name) => name.endsWith('.en-gb.json'));
  const texts = documents
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .flatMap((json) =>
      [...json.matchAll(/"text": "([\w ,.]{40,})"/g)].map(([, text = '']) => text),
    );
  const rows = [];
  for (let bytes = 0; bytes < Number(process.env.BENCH_BYTES);) {
    const text = /** @type {string} */ (texts[rows.length % texts.length] ?? '');
    rows.push(text);
    bytes += 2 * text.length + ROW_BYTES;
  }
  return rows;
}

export default function Page() {
  return (
    <ul>
      {readTexts().map((text, index) => (
        <li key={index} className="row">
          {text}
        </li>
      ))}
    </ul>
  );
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import subsetFont from 'subset-font';

const FOLDER = path.join('styles', 'fonts');
const PACKAGES = path.join('node_modules', '@fontsource-variable');

/** First and last code point of what English texts, code and figures contain; Chinese uses installed fonts. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x2010, 0x2026],
  [0x20ac, 0x20ac],
  [0x2212, 0x2212],
] as const;

/** Each family with its lightest and heaviest weight in the styles. */
const FAMILIES = { geist: [400, 700], 'geist-mono': [400, 600] } as const;

const TEXT = RANGES.flatMap(([first, last]) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
).join('');

/** Cuts the fonts to the characters and weights that the site uses, a third smaller; with their licence. */
export async function makeFonts(root: string): Promise<[string, Buffer][]> {
  const fonts = Object.entries(FAMILIES).map(async ([name, [min, max]]) => {
    const source = path.join(root, PACKAGES, name, 'files', `${name}-latin-wght-normal.woff2`);
    const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } } } as const;
    const font = await subsetFont(readFileSync(source), TEXT, options);
    return [path.join(FOLDER, `${name}.woff2`), font] as [string, Buffer];
  });
  const licence = readFileSync(path.join(root, PACKAGES, 'geist', 'LICENSE'));
  return [...(await Promise.all(fonts)), [path.join(FOLDER, 'LICENSE'), licence]];
}

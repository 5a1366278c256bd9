// All but the soft hyphen, which the font lacks.
const LATIN = /^[\u0020-\u007e\u00a0-\u00ac\u00ae-\u00ff’“”–…]*$/;
const PUNCTUATION = '，。、；：？！（）《》「」『』【】“”‘’—…·～％￥–';
/** Lead bytes of the rows with GB 2312's characters, and the second bytes of each row. */
const ROWS = [0xb0, 0xf7] as const;
const CELLS = [0xa1, 0xfe] as const;

const toRange = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/**
 * Returns the characters in the font of Chinese pictures: the 6,763 Chinese characters of GB 2312, their punctuation,
 * and Latin-1.
 */
export function getChineseLetters(): ReadonlySet<string> {
  const decoder = new TextDecoder('gbk');
  const han = toRange(...ROWS).flatMap((row) =>
    toRange(...CELLS)
      .map((cell) => decoder.decode(Uint8Array.of(row, cell)))
      .filter((letter) => /^\p{Script=Han}$/u.test(letter)),
  );
  const latin = [...toRange(0x20, 0x7e), ...toRange(0xa0, 0xff)];
  return new Set([...han, ...PUNCTUATION, ...latin.map((code) => String.fromCodePoint(code))]);
}

let chinese: ReadonlySet<string> | undefined;

/**
 * Returns the font that has every character of a text; null if there is none, because the renderer would ask a third
 * party.
 */
export function getPictureFont(text: string): 'latin' | 'chinese' | null {
  if (LATIN.test(text)) return 'latin';
  const known = (chinese ??= getChineseLetters());
  return [...text].every((letter) => known.has(letter)) ? 'chinese' : null;
}

/** A space that a placeholder leaves between two Chinese characters, such as in `4 万 次`. */
const SPACE_BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/** Fills `{name}` placeholders; a placeholder without a value is a programming error and throws. */
export function formatMessage(message: string, values: Record<string, string | number>): string {
  const filled = message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });
  return filled.replace(SPACE_BETWEEN_HAN, '');
}

/** A count in words; the singular of English is for one alone. `shown` is the count as the language groups its digits. */
export function formatCount(
  words: { one: string; other: string },
  count: number,
  shown: string | number = count,
): string {
  return count === 1 ? words.one : formatMessage(words.other, { count: shown });
}

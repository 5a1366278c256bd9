/** A space that a placeholder leaves between two Chinese characters, as in `4 万 次`. */
const SPACE_BETWEEN_HAN = /(?<=\p{Script=Han}) (?=\p{Script=Han})/gu;

/**
 * Fills `{name}` placeholders.
 * @throws if a placeholder has no value, which is a programming error
 */
export function formatMessage(message: string, values: Record<string, string | number>): string {
  const filled = message.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${message}"`);
    return String(value);
  });
  return filled.replace(SPACE_BETWEEN_HAN, '');
}

/**
 * Formats a count with its noun; English uses the singular for one. `shown` is the count with digits grouped for the
 * language.
 */
export function formatCount(
  words: { one: string; other: string },
  count: number,
  shown: string | number = count,
): string {
  return count === 1 ? words.one : formatMessage(words.other, { count: shown });
}

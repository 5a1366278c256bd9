/** Derives an anchor from a heading: letters and digits of any script, joined by hyphens. */
export function toAnchor(text: string): string | undefined {
  const messages = text
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{Letter}\p{Number}]+/gu);
  return messages?.join('-');
}

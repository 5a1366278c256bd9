const CLOSING = '</script>';

/**
 * Merges consecutive plain inline scripts. Next writes a page's data in pieces, and each costs a hash in the policy:
 * with about a thousand chains, the header would exceed what clients and proxies accept.
 */
export function joinInlineScripts(html: string): string {
  const opening = /<script\b([^>]*)>/g;
  let joined = '';
  let copied = 0;
  /** Where the last plain script ends. */
  let end = -1;
  for (let tag = opening.exec(html); tag; tag = opening.exec(html)) {
    const isPlain = tag[1] === '';
    const close = html.indexOf(CLOSING, opening.lastIndex);
    if (close === -1) break;
    if (isPlain && tag.index === end) {
      // On a separate line, because the previous script may end with a comment.
      joined += `${html.slice(copied, end - CLOSING.length)}\n;`;
      copied = opening.lastIndex;
    }
    opening.lastIndex = close + CLOSING.length;
    end = isPlain ? opening.lastIndex : -1;
  }
  return joined + html.slice(copied);
}

import type { Element, ElementContent } from 'hast';
import { isElement, toTextNode } from './elements';

const INLINE = new Set(['a', 'abbr', 'b', 'code', 'em', 'mark', 'small', 'span', 'strong', 'time']);
/** Inline elements without an equivalent in Markdown. */
const UNMARKED = new Set(['small', 'span']);
const STARTS_WITH_WORD = /^[\p{L}\p{N}]/u;
const ENDS_WITH_WORD = /[\p{L}\p{N}]$/u;
/** Punctuation that brings its own space, or follows a word without any. */
const STARTS_WITH_SIGN = /^[,.;:!?)，。；：！？、）”]/u;
const ENDS_WITH_WIDE_SIGN = /[，。；：！？、（）“”]$/u;

const getText = (node: ElementContent): string =>
  isElement(node) ? node.children.map(getText).join('') : 'value' in node ? node.value : '';

const isInline = (node: ElementContent): node is Element =>
  isElement(node) && INLINE.has(node.tagName);
const isUnmarked = (node: ElementContent) => isElement(node) && UNMARKED.has(node.tagName);

/** True for two neighbours that only styles separate, such as `$99` and `per month`. */
function areApart(one: ElementContent, other: ElementContent): boolean {
  if (isInline(one) && isInline(other)) return true;
  const meet = ENDS_WITH_WORD.test(getText(one)) && STARTS_WITH_WORD.test(getText(other));
  return (
    meet &&
    ((one.type === 'text' && isUnmarked(other)) || (isUnmarked(one) && other.type === 'text'))
  );
}

const needsSpace = (one: ElementContent | undefined, other: ElementContent): boolean =>
  one !== undefined &&
  areApart(one, other) &&
  !STARTS_WITH_SIGN.test(getText(other)) &&
  !ENDS_WITH_WIDE_SIGN.test(getText(one));

/** Adds a space where only styles separate two words, because text has no styles. */
export const separate = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index) =>
    needsSpace(nodes[index - 1], node) ? [toTextNode(' '), node] : [node],
  );

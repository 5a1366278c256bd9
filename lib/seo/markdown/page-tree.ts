import type { Element, ElementContent, Root, RootContent } from 'hast';
import { PUNCTUATION } from '@/lib/i18n/punctuation';
import {
  hasHan,
  isElement,
  toElement,
  toStressed,
  toTable,
  toTermList,
  toTextNode,
} from './elements';

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
const separate = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node, index) =>
    needsSpace(nodes[index - 1], node) ? [toTextNode(' '), node] : [node],
  );

/** Controls, decoration, links to other pages and soft breaks: not part of the page's own content. */
const OMITTED = new Set([
  ...['script', 'style', 'svg', 'template', 'iframe', 'nav'],
  ...['button', 'input', 'select', 'textarea', 'label', 'legend', 'wbr'],
]);
const HEADING = /^h([1-6])$/;
const STRESS: ReadonlySet<string> = new Set(['b', 'em', 'strong']);

type Context = {
  /** Full URL of the page. */
  address: string;
  /** Rank of the last heading, which the summaries of panels below it continue. */
  rank: number;
  /** The colon after a term; Chinese has its own. */
  colon: string;
};

const isOmitted = ({ tagName, properties }: Element) =>
  OMITTED.has(tagName) ||
  properties.dataMarkdown === 'omit' ||
  properties.ariaHidden === 'true' ||
  properties.hidden === true;

const hasHeading = (node: Element): boolean =>
  node.children.some(
    (child) => isElement(child) && (HEADING.test(child.tagName) || hasHeading(child)),
  );

function cleanElement(node: Element, context: Context): ElementContent[] {
  if (isOmitted(node)) return [];
  const { tagName, properties } = node;
  const [, rank] = HEADING.exec(tagName) ?? [];
  if (rank) context.rank = Number(rank);
  if (tagName === 'pre') return [node];
  const summary = `h${Math.min(context.rank + 1, 6)}`;
  const children = cleanAll(node.children, context);
  if (tagName === 'summary') return [toElement(summary, children)];
  if (STRESS.has(tagName)) return toStressed({ ...node, children });
  if (tagName === 'table') return toTable({ ...node, children });
  if (tagName === 'dl') return [toTermList({ ...node, children }, context.colon)];
  const toAddress = (value: unknown) => new URL(String(value ?? ''), context.address).href;
  if (tagName === 'a') {
    const href = toAddress(properties.href);
    return children.length > 0 ? [{ ...node, properties: { ...properties, href }, children }] : [];
  }
  // A picture without alternative text is decoration.
  if (tagName === 'img') {
    const src = toAddress(properties.src);
    return properties.alt ? [{ ...node, properties: { ...properties, src } }] : [];
  }
  const isCards = (tagName === 'ul' || tagName === 'ol') && hasHeading({ ...node, children });
  if (tagName === 'mark') return children;
  const { dataMarkdownTitle: title } = properties;
  if (title) {
    const line = `${String(title)}${context.colon.trim()}`;
    return [toElement('p', [toTextNode(line)]), { ...node, children }];
  }
  return isCards
    ? children.flatMap((child) => (isElement(child) ? child.children : []))
    : [{ ...node, children }];
}

function cleanAll(nodes: readonly RootContent[], context: Context): ElementContent[] {
  const kept = nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'element') return cleanElement(node, context);
    return node.type === 'text' ? [node] : [];
  });
  return separate(kept);
}

/** Returns the content of a page, without its controls, as a tree that reads well as Markdown. */
export function toPageTree(tree: Root, address: string): Root {
  const { colon } = PUNCTUATION[hasHan(tree) ? 'cn' : 'en'];
  return { type: 'root', children: cleanAll(tree.children, { address, rank: 1, colon }) };
}

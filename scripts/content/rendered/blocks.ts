import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { toPageTree } from '@/lib/seo/markdown/page-tree';

/** A text that a page shows as a unit: `kind` is the name of its element or attribute. */
export type Block = { kind: string; text: string };

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;
/** Most of the bytes, and nothing to read. */
const NO_WORDS = /<(pre|script|style|svg|template)\b[\s\S]*?<\/\1>/g;
const INLINE = new Set([
  ...['a', 'abbr', 'b', 'bdi', 'br', 'code', 'data', 'del', 'em', 'i', 'ins', 'kbd', 'mark', 'q'],
  ...['s', 'samp', 'small', 'span', 'strong', 'sub', 'sup', 'time', 'u', 'var', 'wbr'],
]);
const CODE = new Set(['code', 'kbd', 'samp', 'var']);
const NAMES = ['alt', 'ariaLabel', 'placeholder', 'title'] as const;
/** Replaces code, which the style guide does not cover. */
const SLOT = '\uFFFC';
/** The text ends where styles separate two words of a line. */
const END = '\n';

const parser = unified().use(rehypeParse, { fragment: true });

const isElement = (node: RootContent | ElementContent | undefined): node is Element =>
  node?.type === 'element';

/** Returns whether styles separate an inline element from what precedes it. */
type IsApart = (node: Element, before: RootContent | ElementContent | undefined) => boolean;

/** Lists the texts below a node in reading order. */
function listBlocks(root: Root, isApart: IsApart): Block[] {
  const blocks: Block[] = [];
  let open = '';
  const close = (kind: string) => {
    for (const part of open.split(END)) {
      const text = part.replace(/\s+/g, ' ').trim();
      if (text) blocks.push({ kind, text });
    }
    open = '';
  };
  const walk = (nodes: readonly (RootContent | ElementContent)[], kind: string) => {
    nodes.forEach((node, index) => {
      if (node.type === 'text') open += node.value.replace(/\s+/g, ' ');
      if (!isElement(node)) return;
      const { tagName, children, properties } = node;
      for (const name of NAMES) {
        const value = properties[name];
        if (typeof value === 'string' && value) blocks.push({ kind: name, text: value });
      }
      const edge = tagName === 'br' || isApart(node, nodes[index - 1]) ? END : '';
      if (CODE.has(tagName)) open += SLOT;
      else if (INLINE.has(tagName)) {
        open += edge;
        walk(children, kind);
        open += edge;
      } else {
        close(kind);
        // Text in an aside, such as an offer or a closing panel, is not a paragraph of the page.
        const inner = kind === 'aside' ? kind : tagName;
        walk(children, inner);
        close(inner);
      }
    });
  };
  walk(root.children, 'main');
  close('main');
  return blocks;
}

/** Lists the distinct texts of a page's content, shared by its HTML and its Markdown twin. */
export function readBlocks(html: string): Block[] {
  const [, content = ''] = MAIN.exec(html) ?? [];
  const tree = parser.parse(content.replace(NO_WORDS, ''));
  const shown = listBlocks(
    tree,
    ({ tagName }, before) => tagName === 'span' || tagName === 'small' || isElement(before),
  );
  const known = new Set(shown.map(({ text }) => text));
  const twin = listBlocks(toPageTree(tree, 'http://localhost/'), () => false);
  return [...shown, ...twin.filter(({ text }) => !known.has(text))];
}

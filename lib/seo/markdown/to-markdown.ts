import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { toPageTree } from './page-tree';

const MAIN = /<main\b[^>]*>([\s\S]*)<\/main>/;

/** Moves the page's heading before the small text above it. */
const putTitleFirst = () => (tree: Root) => {
  const index = tree.children.findIndex((node) => node.type === 'heading' && node.depth === 1);
  if (index > 0) tree.children.unshift(...tree.children.splice(index, 1));
};

/**
 * Converts the content of a page's HTML to Markdown. Elements marked `data-markdown="omit"` are left out.
 * @param address full URL of the page, which its links are relative to
 */
export async function toMarkdown(html: string, address: string): Promise<string> {
  const [, content = ''] = MAIN.exec(html) ?? [];
  const file = await unified()
    .use(rehypeParse, { fragment: true })
    .use(() => (tree: HtmlRoot) => toPageTree(tree, address))
    .use(rehypeRemark)
    .use(() => putTitleFirst())
    .use(remarkGfm, { tablePipeAlign: false })
    .use(remarkStringify, { bullet: '-', fences: true, resourceLink: true })
    .process(content);
  return String(file);
}

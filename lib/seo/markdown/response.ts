import 'server-only';
import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { localizePath } from '@/lib/site/paths';
import { getSiteOrigin } from '@/lib/site/origin';
import { resolvePage, type Page } from '@/lib/pages';
import { LOCALES, type Locale } from '@/lib/i18n/locales';
import { fetchFromOwnServer } from '@/lib/http/own-server';
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

type Described = Pick<
  Page,
  'title' | 'description' | 'locale' | 'changedAt' | 'isDraft' | 'kind'
> & { chain?: { status: string } };

/** Formats the metadata that readers of a twin need first, as YAML; JSON strings are valid YAML. */
function toFrontMatter(page: Described, url: string): string {
  const { title, description, locale, changedAt, isDraft, chain } = page;
  const status = isDraft ? 'draft' : chain?.status;
  const fields = {
    title,
    description,
    language: LOCALES[locale].hreflang,
    url,
    ...(changedAt && { updated: changedAt.slice(0, 10) }),
    ...(status && { status }),
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n\n`;
}

/** The tag that excludes a page from search engines. */
const NO_INDEX = /<meta name="robots" content="noindex/;

/**
 * Returns a page as Markdown, converted from the HTML that this server sends, so that both have the same content.
 * @throws if the page cannot be rendered, in which case Next keeps serving the last copy
 */
export async function getMarkdownResponse(path: string, locale: Locale): Promise<Response> {
  const address = localizePath(path, locale);
  const page = await fetchFromOwnServer(address, { accept: 'text/html' });
  const headers = {
    'content-type': 'text/markdown; charset=utf-8',
    'content-language': LOCALES[locale].html,
    // The page's own URL serves both formats, so caches must keep both.
    vary: 'Accept',
  };
  if (page.status === 404) return new Response('# 404\n', { status: 404, headers });
  if (!page.ok) throw new Error(`The page ${address} responds with status ${page.status}`);
  const canonical = getSiteOrigin() + address;
  const html = await page.text();
  const text = await toMarkdown(html, canonical);
  const known = await resolvePage(path, locale);
  const head = known ? toFrontMatter(known, canonical) : '';
  const link = `<${canonical}>; rel="canonical"`;
  return new Response(head + text, {
    headers: { ...headers, link, ...(NO_INDEX.test(html) && { 'x-robots-tag': 'noindex' }) },
  });
}

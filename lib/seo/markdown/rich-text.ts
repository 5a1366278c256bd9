import type { RichTextField } from '@prismicio/client';
import {
  serialize,
  wrapMapSerializer,
  type RichTextMapSerializer,
} from '@prismicio/client/richtext';
import { toAddress, toLinkAddress, type MarkdownContext } from './context';
import { toCodeBlock, toDocument, toEmphasis, toHeading, toLink, toList, toText } from './text';

const RANKS = [1, 2, 3, 4, 5, 6] as const;
/** A page has one heading of the first rank, which is its title. */
const HIGHEST_RANK = 2;

type Node = { children: string[] };
type Picture = { url?: string | null; alt?: string | null };

/** A picture by its words; one without words is decoration. */
export function toPicture({ url, alt }: Picture, context: MarkdownContext): string {
  return alt && url ? `!${toLink(toText(alt), toAddress(url, context))}` : '';
}

function getSerializer(context: MarkdownContext): RichTextMapSerializer<string> {
  const join = ({ children }: Node) => children.join('');
  const headings = Object.fromEntries(
    RANKS.map((rank) => [
      `heading${rank}`,
      (node: Node) => toHeading(Math.max(rank, HIGHEST_RANK), join(node)),
    ]),
  );
  return {
    ...headings,
    paragraph: join,
    preformatted: ({ node }) => toCodeBlock(node.text),
    list: ({ children }) => toList(children),
    oList: ({ children }) =>
      children.map((item, index) => `${index + 1}. ${item.replace(/\n/g, '\n   ')}`).join('\n'),
    listItem: join,
    oListItem: join,
    strong: (node) => toEmphasis('**', join(node)),
    em: (node) => toEmphasis('*', join(node)),
    label: join,
    hyperlink: (link) => toLink(join(link), toLinkAddress(link.node.data, context)),
    image: ({ node }) => toPicture(node, context),
    embed: ({ node: { oembed } }) =>
      toLink(toText(oembed.title || context.messages.embed.untitled), oembed.embed_url),
    span: ({ text }) => toText(text),
  };
}

/** An editor's rich text as Markdown, with links, lists, code and pictures. */
export function toRichText(
  field: RichTextField | null | undefined,
  context: MarkdownContext,
): string {
  if (!field) return '';
  return toDocument(serialize(field, wrapMapSerializer(getSerializer(context)))).trim();
}

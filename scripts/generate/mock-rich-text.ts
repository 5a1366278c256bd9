import type {
  EmbedField,
  FilledImageFieldImage,
  RichTextField,
  RTNode,
  TableField,
} from '@prismicio/client';
import { toKey } from './mock-key';
import { toLinkTarget } from './mock-link';
import type { EmbedMock, ImageView, RichTextMock, TableMock } from './mock-types';

type Block = RichTextMock['value'][number];
type TextBlock = Extract<Block, { content: unknown }>;
type Span = NonNullable<TextBlock['content']['spans']>[number];
type ApiSpan = Extract<RTNode, { spans: unknown }>['spans'][number];
type TableRow = TableMock['content'][number];
type ApiRow = NonNullable<TableField>['body']['rows'][number];

export function toImageView({ url, alt, copyright, dimensions }: FilledImageFieldImage): ImageView {
  return {
    origin: { id: toKey(url), url, ...dimensions },
    url,
    ...dimensions,
    edit: { zoom: 1, crop: { x: 0, y: 0 }, background: 'transparent' },
    ...(alt === null ? {} : { alt }),
    ...(copyright === null ? {} : { credits: copyright }),
  };
}

export function toEmbed(oembed: EmbedField): EmbedMock {
  const { embed_url, type, title, provider_name } = oembed as Record<string, string | undefined>;
  return {
    __TYPE__: 'EmbedContent',
    embed_url: embed_url ?? '',
    type: type ?? 'link',
    ...(title ? { title } : {}),
    ...(provider_name ? { provider_name } : {}),
    all: oembed,
  };
}

function toSpan(span: ApiSpan): Span[] {
  const { start, end } = span;
  if (span.type === 'label') return [{ start, end, type: 'label', data: span.data.label }];
  if (span.type !== 'hyperlink') return [{ start, end, type: span.type }];
  const data = toLinkTarget(span.data);
  return data ? [{ start, end, type: 'hyperlink', data }] : [];
}

function toBlock(node: RTNode): Block {
  if (node.type === 'image') {
    const linkTo = node.linkTo ? toLinkTarget(node.linkTo) : null;
    return { type: 'image', data: { ...toImageView(node), ...(linkTo ? { linkTo } : {}) } };
  }
  if (node.type === 'embed') return { type: 'embed', data: toEmbed(node.oembed) };
  const { type, text, spans } = node;
  const content = { text, spans: spans.flatMap(toSpan) };
  return { type, content, ...('direction' in node ? { direction: node.direction } : {}) };
}

export function toRichText(nodes: RichTextField): RichTextMock {
  return { __TYPE__: 'StructuredTextContent', value: nodes.map(toBlock) };
}

function toRow({ cells }: ApiRow, place: string): TableRow {
  return {
    key: toKey(place),
    type: 'tableRow',
    content: cells.map(({ type, content }, index) => ({
      key: toKey(`${place}.${index}`),
      type: type === 'header' ? 'tableHeader' : 'tableCell',
      content: toRichText(content),
    })),
  };
}

export function toTable({ head, body }: NonNullable<TableField>, place: string): TableMock {
  const rows = [...(head?.rows ?? []), ...body.rows] as ApiRow[];
  return {
    __TYPE__: 'TableContent',
    content: rows.map((row, index) => toRow(row, `${place}.${index}`)),
  };
}

import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import type { FieldContext } from './validate-context';
import { checkLink } from './validate-link';
import { checkEmbed, checkImageParts } from './validate-media';

export type RichTextConfig = { multi?: string; single?: string; labels?: readonly string[] };

const TEXT_BLOCKS = [
  ...['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'],
  ...['paragraph', 'preformatted', 'list-item', 'o-list-item'],
];
const BLOCKS = [...TEXT_BLOCKS, 'image', 'embed'];
const SPANS = ['strong', 'em', 'hyperlink', 'label'];
const LINK_IN_TEXT = { allowText: true };

type NodeContext = FieldContext & { allowed: readonly string[]; labels: readonly string[] };

function checkSpan(span: unknown, text: string, path: string, context: NodeContext) {
  const { report, allowed, labels } = context;
  if (!isJsonObject(span)) return report(path, 'a span must be an object');
  const { type, start, end, data } = span;
  const kind = String(type);
  if (!SPANS.includes(kind)) return report(path, `unknown span "${kind}"`);
  const isWithin =
    Number.isInteger(start) &&
    Number.isInteger(end) &&
    Number(start) >= 0 &&
    Number(start) < Number(end) &&
    Number(end) <= text.length;
  if (!isWithin) report(path, `the span must lie within the ${text.length} characters of its text`);
  if (kind === 'label') {
    const label = isJsonObject(data) ? data.label : undefined;
    if (!labels.some((known) => known === label)) report(path, `unknown label "${String(label)}"`);
  } else if (!allowed.includes(kind)) {
    report(path, `the field allows no ${kind}`);
  }
  if (kind === 'hyperlink') checkLink(LINK_IN_TEXT, data, `${path}.data`, context);
}

function checkTextBlock({ text, spans }: JsonObject, path: string, context: NodeContext) {
  if (typeof text !== 'string') return context.report(`${path}.text`, 'must be a text');
  if (!Array.isArray(spans)) return context.report(`${path}.spans`, 'must be a list');
  spans.forEach((span, index) => checkSpan(span, text, `${path}.spans[${index}]`, context));
}

function checkBlock(node: unknown, path: string, context: NodeContext) {
  const kind = isJsonObject(node) ? String(node.type) : '';
  if (!isJsonObject(node) || !BLOCKS.includes(kind)) {
    return context.report(path, `unknown rich-text node "${kind}"`);
  }
  if (!context.allowed.includes(kind)) context.report(path, `the field allows no ${kind}`);
  if (kind === 'embed') return checkEmbed(node.oembed, `${path}.oembed`, context);
  if (kind !== 'image') return checkTextBlock(node, path, context);
  checkImageParts(node, path, context);
  if (node.linkTo) checkLink(LINK_IN_TEXT, node.linkTo, `${path}.linkTo`, context);
}

/** Validates rich text; a field that names no kinds allows all of them. */
export function checkRichText(
  { multi, single, labels = [] }: RichTextConfig,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  if (!Array.isArray(value)) return context.report(path, 'StructuredText must be a list of nodes');
  if (multi === undefined && single !== undefined && value.length > 1) {
    context.report(path, 'the field allows a single node');
  }
  const kinds = multi ?? single;
  const allowed = kinds?.split(',').map((kind) => kind.trim()) ?? [...BLOCKS, ...SPANS];
  value.forEach((node, index) =>
    checkBlock(node, `${path}[${index}]`, { ...context, allowed, labels }),
  );
}

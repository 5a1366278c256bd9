import type { CustomTypeModelField } from '@prismicio/client';
import { z } from 'zod';
import { isJsonObject, type JsonObject } from '@/lib/json';
import { getSliceFields, type FieldModels, type LinkConfig } from './models';
import type { ContentModels } from './types';

const TEXT_BLOCKS = [
  ...['heading1', 'heading2', 'heading3', 'heading4', 'heading5', 'heading6'],
  ...['paragraph', 'preformatted', 'list-item', 'o-list-item'],
];
const BLOCKS = [...TEXT_BLOCKS, 'image', 'embed'];
const SPANS = ['strong', 'em', 'hyperlink'];

/**
 * A schema chosen by the value itself: an error is about that alone, and not about each alternative. A text says what
 * is wrong with the value; null accepts it.
 */
const choose = (pick: (value: unknown) => z.ZodType | string | null) =>
  z.unknown().superRefine((value, context) => {
    const schema = pick(value);
    if (schema === null) return;
    if (typeof schema === 'string') return context.addIssue({ code: 'custom', message: schema });
    for (const { path, message } of schema.safeParse(value).error?.issues ?? []) {
      context.addIssue({ code: 'custom', path, message });
    }
  });

const isEmptyObject = (value: unknown) => isJsonObject(value) && Object.keys(value).length === 0;
const orEmpty = (schema: z.ZodType) => choose((value) => (isEmptyObject(value) ? null : schema));

const text = z.string('must be a text');
const nullableText = text.nullable();
const address = text.regex(/^(?:\/(?!\/)|https?:\/\/)/, 'must be a path or an http address');
const size = z.number('must be a number').positive('must be above 0');
const dimensions = z.object({ width: size, height: size }, 'must have a width and a height');

/** An existing calendar date in the form YYYY-MM-DD. */
const date = z.iso.date('must be a date such as 2026-01-31');
/** A date and time with an offset, as the Content API writes them. */
export const timestamp = text.refine((value) => {
  const [, moment, hours, minutes] = /^(\S+[+-])(\d{2}):?(\d{2})$/.exec(value) ?? [];
  return z.iso.datetime({ offset: true }).safeParse(`${moment}${hours}:${minutes}`).success;
}, 'must be a time such as 2026-01-31T12:00:00+0000');

const LINKS = {
  Any: {},
  Document: { id: text, target: text.optional() },
  Web: {
    url: text.regex(
      /^(?:https?:\/\/.|mailto:.|tel:.|\/(?!\/)|#)/,
      'must be an http, mailto or tel address, a path or an anchor',
    ),
    target: text.optional(),
  },
  Media: { id: text.optional(), name: text, kind: text, url: text, size: text },
};
/** What the API adds to a link, and a file may have kept. */
const COMPUTED =
  'type uid lang tags slug url isBroken width height first_publication_date last_publication_date target';
const computed = Object.fromEntries(
  COMPUTED.split(' ').map((name) => [name, z.unknown().optional()]),
);

function toLink({ select, allowText, variants = [] }: LinkConfig): z.ZodType {
  const common = {
    link_type: text,
    key: text.optional(),
    ...(allowText && { text: text.optional() }),
    ...(variants.length > 0 && { variant: z.enum(variants as [string]).optional() }),
  };
  const schemas = new Map(
    Object.entries(LINKS).map(([kind, own]) => {
      const kept = kind === 'Document' || kind === 'Media' ? computed : {};
      return [kind, z.strictObject({ ...kept, ...common, ...own })];
    }),
  );
  return choose((link) => {
    const kind = isJsonObject(link) ? String(link.link_type) : '';
    if (select && kind !== 'Any' && kind.toLowerCase() !== select) {
      return `a ${kind} link where only a ${select} link is allowed`;
    }
    return schemas.get(kind) ?? `link_type must be one of ${[...schemas.keys()].join(', ')}`;
  });
}

const image = z.looseObject({
  url: address,
  alt: nullableText,
  copyright: nullableText.optional(),
  dimensions,
});
const embed = z.looseObject({
  embed_url: text.regex(/^https?:\/\//, 'must be an http address'),
  type: z.enum(['photo', 'video', 'link', 'rich']),
  html: nullableText.optional(),
});

const linkInText = toLink({ allowText: true });

/** True if each span covers characters of its node's text. */
function isWithinText({ text, spans }: JsonObject): boolean {
  const { length } = String(text);
  return (Array.isArray(spans) ? spans : []).every((span: unknown) => {
    const { start, end } = (span ?? {}) as Record<string, unknown>;
    return Number(start) >= 0 && Number(start) < Number(end) && Number(end) <= length;
  });
}

type RichTextConfig = { multi?: string; single?: string };

function toRichText({ multi, single }: RichTextConfig): z.ZodType {
  const allowed = (multi ?? single)?.split(',').map((kind) => kind.trim()) ?? [...BLOCKS, ...SPANS];
  const hyperlink = z.looseObject({ data: linkInText });
  const span = choose((value) => {
    const kind = isJsonObject(value) ? String(value.type) : '';
    if (!SPANS.includes(kind)) return `unknown span "${kind}"`;
    if (!allowed.includes(kind)) return `the field allows no ${kind}`;
    return kind === 'hyperlink' ? hyperlink : null;
  });
  const textBlock = z.looseObject({ text, spans: z.array(span, 'must be a list') });
  const imageBlock = image.extend({ linkTo: linkInText.optional() });
  const embedBlock = z.looseObject({ oembed: embed });
  const block = choose((node) => {
    const kind = isJsonObject(node) ? String(node.type) : '';
    if (!BLOCKS.includes(kind)) return `unknown rich-text node "${kind}"`;
    if (!allowed.includes(kind)) return `the field allows no ${kind}`;
    if (kind === 'embed') return embedBlock;
    if (kind === 'image') return imageBlock;
    return isWithinText(node as JsonObject) ? textBlock : 'a span must lie within its text';
  });
  const blocks = z.array(block, 'must be a list of nodes');
  return multi === undefined && single !== undefined
    ? blocks.max(1, 'the field allows a single node')
    : blocks;
}

const toRows = (kinds: [string, ...string[]]) => {
  const cell = z.looseObject({ key: text, type: z.enum(kinds), content: toRichText({}) });
  return z.looseObject({ rows: z.array(z.looseObject({ key: text, cells: z.array(cell) })) });
};
const table = z.looseObject({
  head: toRows(['header']).optional(),
  body: toRows(['header', 'data']),
});

/**
 * Returns a schema for the values of some fields, each of which may be missing.
 * @param slices those of variations that are made already
 */
export function toFieldsSchema(
  fields: FieldModels,
  models: ContentModels,
  slices = new Map<string, z.ZodType>(),
): z.ZodType {
  const toSchema = (field: CustomTypeModelField): z.ZodType => {
    switch (field.type) {
      case 'Text':
        return nullableText;
      case 'Number': {
        const { min = -Infinity, max = Infinity } = (field.config ?? {}) as Record<string, number>;
        return z
          .number('must be a number')
          .min(min, `must be at least ${min}`)
          .max(max, `must be at most ${max}`)
          .nullable();
      }
      case 'Boolean':
        return z.boolean('must be true or false');
      case 'Date':
        return date.nullable();
      case 'Color':
        return text.regex(/^#[0-9a-f]{6}$/i, 'must be a colour such as #0a5cff').nullable();
      case 'Select':
        return z.enum((field.config?.options ?? []) as [string]).nullable();
      case 'StructuredText':
        return toRichText((field.config ?? {}) as RichTextConfig);
      case 'Link': {
        const config = (field.config ?? {}) as LinkConfig;
        return config.repeat ? z.array(toLink(config), 'must be a list') : toLink(config);
      }
      case 'Image': {
        const names = (field.config?.thumbnails ?? []).map(({ name }) => [name, image] as const);
        const own = { id: text.optional(), edit: z.unknown().optional() };
        return orEmpty(z.strictObject({ ...image.shape, ...own, ...Object.fromEntries(names) }));
      }
      case 'Embed':
        return orEmpty(embed);
      case 'Table':
        return table.nullable();
      case 'Group':
        return z.array(
          toFieldsSchema(field.config?.fields ?? {}, models, slices),
          'must be a list',
        );
      case 'Slices':
        return z.array(toSlice(Object.keys(field.config?.choices ?? {})), 'must be a list');
      default:
        return z.unknown();
    }
  };
  const toSlice = (types: readonly string[]) =>
    choose((slice) => {
      const type = isJsonObject(slice) ? String(slice.slice_type) : '';
      if (!isJsonObject(slice) || !types.includes(type)) {
        return `the slice "${type}" is not allowed here`;
      }
      const own = getSliceFields(models, slice);
      if (!own) return `the slice "${type}" has no variation "${String(slice.variation)}"`;
      const key = `${type} ${String(slice.variation)}`;
      const schema =
        slices.get(key) ??
        z.strictObject({
          id: text.min(1, 'the slice has no id'),
          slice_type: text,
          slice_label: nullableText.optional(),
          variation: text,
          version: text.optional(),
          primary: toFieldsSchema(own.primary, models, slices),
          items: z.array(toFieldsSchema(own.items, models, slices)).optional(),
        });
      slices.set(key, schema);
      return schema;
    });
  const entries = Object.entries(fields)
    .filter(([, { type }]) => type !== 'UID')
    .map(([id, field]) => [id, toSchema(field).optional()] as const);
  return z.strictObject(Object.fromEntries(entries));
}

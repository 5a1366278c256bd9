import type { CustomTypeModelField, RichTextField, TableField } from '@prismicio/client';
import type { FieldModels } from '@/embedded/content/models';

type Values = Record<string, unknown>;
type Words = { text?: string; alt?: string | null; title?: string };

/** Fields that refer to live data, which shows under its own name. */
const CODES = new Set(['chain', 'key', 'plan']);

const toTexts = (...texts: (string | null | undefined)[]) =>
  texts.filter((text): text is string => Boolean(text));

function listRichTexts(nodes: RichTextField): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'image') return toTexts(node.alt);
    return node.type === 'embed' ? toTexts((node.oembed as Words).title) : toTexts(node.text);
  });
}

function listTableTexts(table: TableField): string[] {
  const rows = [...(table?.head?.rows ?? []), ...(table?.body.rows ?? [])];
  return rows.flatMap(({ cells }) => cells.flatMap(({ content }) => listRichTexts(content)));
}

function listFieldTexts(model: CustomTypeModelField, value: unknown): string[] {
  if (value === null || value === undefined) return [];
  switch (model.type) {
    case 'Text':
      return toTexts(value as string);
    case 'StructuredText':
      return listRichTexts(value as RichTextField);
    case 'Table':
      return listTableTexts(value as TableField);
    case 'Link':
    case 'Image':
    case 'Embed':
      return [value as Words].flat().flatMap(({ text, alt, title }) => toTexts(text, alt, title));
    case 'Group':
      return (value as Values[]).flatMap((item) => listTexts(model.config?.fields ?? {}, item));
    default:
      return [];
  }
}

/** Lists every text of a slice that an editor typed for visitors. */
export function listTexts(models: FieldModels, values: Values): string[] {
  return Object.entries(models).flatMap(([id, model]) =>
    CODES.has(id) ? [] : listFieldTexts(model, values[id]),
  );
}

/** Lists the fields of a model, including groups, with their hints for editors. */
export function listLabels(models: FieldModels): { id: string; label: unknown }[] {
  return Object.entries(models).flatMap(([id, { type, config }]) => [
    { id, label: config && 'label' in config ? config.label : undefined },
    ...(type === 'Group' ? listLabels(config?.fields ?? {}) : []),
  ]);
}

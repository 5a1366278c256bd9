import type { CustomTypeModelField } from '@prismicio/client';
import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import type { FieldModels, LinkConfig } from './models';
import type { FieldContext, FieldModel } from './validate-context';
import { checkLinkField } from './validate-link';
import { checkEmbed, checkImage } from './validate-media';
import { checkRichText } from './validate-rich-text';
import type { RichTextConfig } from './validate-rich-text';
import { checkScalar } from './validate-scalars';
import { checkSliceZone } from './validate-slices';
import { checkTable } from './validate-table';

function checkGroup(
  field: FieldModel<'Group'>,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  if (!Array.isArray(value)) return context.report(path, 'Group must be a list');
  value.forEach((item: unknown, index) => {
    const itemPath = `${path}[${index}]`;
    if (isJsonObject(item)) checkFields(field.config?.fields ?? {}, item, itemPath, context);
    else context.report(itemPath, 'must be an object');
  });
}

function checkField(
  field: CustomTypeModelField,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  switch (field.type) {
    case 'UID':
      return context.report(path, 'the UID belongs beside the data, not in it');
    case 'StructuredText': {
      const config: RichTextConfig = field.config ?? {};
      return checkRichText(config, value, path, context);
    }
    case 'Link':
      return checkLinkField((field.config ?? {}) as LinkConfig, value, path, context);
    case 'Image':
      return checkImage(field, value, path, context);
    case 'Embed':
      return checkEmbed(value, path, context);
    case 'Table':
      return checkTable(value, path, context);
    case 'Group':
      return checkGroup(field, value, path, context);
    case 'Slices':
      return checkSliceZone(field, value, path, context, checkFields);
    default:
      return checkScalar(field, value, path, context);
  }
}

/** Validates values against their field models; a missing value counts as empty. */
export function checkFields(
  fields: FieldModels,
  values: JsonObject,
  path: string,
  context: FieldContext,
): void {
  for (const [id, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, id) ? fields[id] : undefined;
    if (field) checkField(field, value, `${path}.${id}`, context);
    else context.report(`${path}.${id}`, `unknown field "${id}"`);
  }
}

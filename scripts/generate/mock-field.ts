import type {
  CustomTypeModelField,
  EmbedField,
  GeoPointField,
  ImageField,
  LinkField,
  RichTextField,
  TableField,
} from '@prismicio/client';
import { isFilled } from '@prismicio/client';
import { isJsonObject, type JsonObject } from '@/lib/json';
import type { FieldModels, LinkConfig } from '@/embedded/content/models';
import { toKey } from './mock-key';
import { toLink } from './mock-link';
import { toEmbed, toImageView, toRichText, toTable } from './mock-rich-text';
import type { FieldMock, GroupItemMock, ImageMock, LinkMock } from './mock-types';

type PlainType = Extract<FieldMock, { __TYPE__: 'FieldContent' }>['type'];
type ModelOf<Type> = Extract<CustomTypeModelField, { type: Type }>;

function toPlain(type: PlainType, value: unknown): FieldMock | undefined {
  if (value === null || value === '') return undefined;
  return { __TYPE__: 'FieldContent', value: String(value), type };
}

function toImage({ config }: ModelOf<'Image'>, value: ImageField): ImageMock | undefined {
  if (!isFilled.image(value)) return undefined;
  const sizes = value as unknown as Record<string, ImageField>;
  const thumbnails = (config?.thumbnails ?? []).flatMap(({ name }) => {
    const thumbnail = sizes[name];
    return isFilled.image(thumbnail) ? [[name, toImageView(thumbnail)] as const] : [];
  });
  return {
    __TYPE__: 'ImageContent',
    ...toImageView(value),
    ...(thumbnails.length > 0 ? { thumbnails: Object.fromEntries(thumbnails) } : {}),
  };
}

function toLinks(config: LinkConfig, value: unknown, place: string): FieldMock | undefined {
  if (!Array.isArray(value)) return toLink(value as LinkField, place, config.select);
  const links = value.map((link: LinkField, index) =>
    toLink(link, `${place}.${index}`, config.select),
  );
  const filled = links.filter((link): link is LinkMock => link !== undefined);
  return { __TYPE__: 'RepeatableContent', type: 'Link', value: filled };
}

function toPoint(value: GeoPointField): FieldMock | undefined {
  if (!isFilled.geoPoint(value)) return undefined;
  const position = { lat: value.latitude, lng: value.longitude };
  return { __TYPE__: 'GeoPointContent', position };
}

/** Converts a field's value to the editor's format; undefined if it is empty or cannot be entered. */
function toField(
  model: CustomTypeModelField,
  value: unknown,
  place: string,
): FieldMock | undefined {
  switch (model.type) {
    case 'Text':
    case 'Number':
    case 'Date':
    case 'Timestamp':
    case 'Color':
    case 'Range':
    case 'Select':
      return toPlain(model.type, value);
    case 'Boolean':
      return { __TYPE__: 'BooleanContent', value: value === true };
    case 'StructuredText':
      return isFilled.richText(value as RichTextField)
        ? toRichText(value as RichTextField)
        : undefined;
    case 'Image':
      return toImage(model, value as ImageField);
    case 'Link':
      return toLinks((model.config ?? {}) as LinkConfig, value, place);
    case 'Embed':
      return isFilled.embed(value as EmbedField) ? toEmbed(value as EmbedField) : undefined;
    case 'Table':
      return isFilled.table(value as TableField)
        ? toTable(value as NonNullable<TableField>, place)
        : undefined;
    case 'GeoPoint':
      return toPoint(value as GeoPointField);
    case 'Group':
      return {
        __TYPE__: 'GroupContentType',
        value: toItems(model.config?.fields ?? {}, value, place),
      };
    default:
      return undefined;
  }
}

/** Converts the filled fields of an object to the editor's format, in the order of the model. */
export function toFields(
  models: FieldModels,
  values: JsonObject,
  place: string,
): [string, FieldMock][] {
  return Object.entries(models).flatMap(([id, model]) => {
    const value = values[id];
    const field = value === undefined ? undefined : toField(model, value, `${place}.${id}`);
    return field ? [[id, field] as [string, FieldMock]] : [];
  });
}

/** Converts the items of a group or of a slice's repeatable part. */
export function toItems(models: FieldModels, items: unknown, place: string): GroupItemMock[] {
  const objects = Array.isArray(items) ? items.filter(isJsonObject) : [];
  return objects.map((item, index) => ({
    __TYPE__: 'GroupItemContent',
    key: toKey(`${place}.${index}`),
    value: toFields(models, item, `${place}.${index}`) as GroupItemMock['value'],
  }));
}

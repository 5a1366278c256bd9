import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';
import { checkKeys } from './validate-context';
import type { FieldContext, FieldModel } from './validate-context';

const IMAGE_KEYS = ['id', 'url', 'alt', 'copyright', 'dimensions', 'edit'];
const EMBED_TYPES = ['photo', 'video', 'link', 'rich'];

const isSize = (value: unknown) => Number.isFinite(value) && Number(value) > 0;
const isAddress = (value: unknown) =>
  typeof value === 'string' && /^(?:\/(?!\/)|https?:\/\/)/.test(value);

/** Validates the parts of a filled image: its URL, its text and its size. */
export function checkImageParts(image: JsonObject, path: string, { report }: FieldContext) {
  const { url, alt, dimensions } = image;
  if (!isAddress(url)) report(`${path}.url`, 'must be a path of this site or an http address');
  if (alt !== null && typeof alt !== 'string') report(`${path}.alt`, 'must be a text or null');
  if (!isJsonObject(dimensions) || !isSize(dimensions.width) || !isSize(dimensions.height)) {
    report(`${path}.dimensions`, 'must have a width and a height above 0');
  }
}

/** Validates an image field with its thumbnails; an empty object is an empty image. */
export function checkImage(
  field: FieldModel<'Image'>,
  value: unknown,
  path: string,
  context: FieldContext,
) {
  if (!isJsonObject(value)) return context.report(path, 'Image must be an object');
  if (Object.keys(value).length === 0) return;
  const thumbnails = (field.config?.thumbnails ?? []).map(({ name }) => name);
  checkKeys(value, [...IMAGE_KEYS, ...thumbnails], path, context);
  checkImageParts(value, path, context);
  for (const name of thumbnails) {
    const thumbnail = value[name];
    if (isJsonObject(thumbnail)) checkImageParts(thumbnail, `${path}.${name}`, context);
    else context.report(`${path}.${name}`, 'the thumbnail is missing');
  }
}

/** Validates an embed; an empty object is an empty embed. */
export function checkEmbed(value: unknown, path: string, { report }: FieldContext) {
  if (!isJsonObject(value)) return report(path, 'Embed must be an object');
  if (Object.keys(value).length === 0) return;
  if (!/^https?:\/\//.test(String(value.embed_url))) {
    report(`${path}.embed_url`, 'must be an http address');
  }
  if (!EMBED_TYPES.includes(String(value.type))) {
    report(`${path}.type`, `must be one of ${EMBED_TYPES.join(', ')}`);
  }
  if (value.html !== null && value.html !== undefined && typeof value.html !== 'string') {
    report(`${path}.html`, 'must be a text or null');
  }
}

import { isJsonObject } from '@/lib/json';
import type { JsonObject } from '@/lib/json';

function isRichTextNode(value: unknown): boolean {
  if (!isJsonObject(value)) return false;
  return 'spans' in value || 'oembed' in value || ('dimensions' in value && 'type' in value);
}

function collectFromObject(value: JsonObject): string[] {
  if ('spans' in value) return [String(value.text)];
  if ('link_type' in value) return typeof value.text === 'string' ? [value.text] : [];
  if ('slice_type' in value) return collectText([value.primary, value.items]);
  if ('cells' in value) return collectText(value.cells);
  if ('content' in value && 'key' in value) return collectText(value.content);
  if ('dimensions' in value || 'embed_url' in value || 'oembed' in value) return [];
  return Object.values(value).flatMap(collectText);
}

/** Collects every text for full-text search; images, embeds and URLs have none. */
export function collectText(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(collectText);
  return isJsonObject(value) ? collectFromObject(value) : [];
}

/** Returns the values that a field is compared by: the id of a linked document, the text of rich text. */
export function toScalars(value: unknown): (string | number | boolean)[] {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return [value];
  }
  if (Array.isArray(value)) {
    return isRichTextNode(value[0]) ? [collectText(value).join(' ')] : value.flatMap(toScalars);
  }
  return isJsonObject(value) && 'link_type' in value ? toScalars(value.id ?? value.url) : [];
}

/** True if an editor has filled a field, in the sense of the client's `isFilled`. */
export function isFilledValue(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) {
    if (value.length === 1 && isJsonObject(value[0]) && 'spans' in value[0]) {
      return value[0].text !== '';
    }
    return value.some(isFilledValue);
  }
  if (!isJsonObject(value)) return true;
  if ('link_type' in value) return value.link_type !== 'Any';
  return Object.keys(value).length > 0 && value.url !== null;
}

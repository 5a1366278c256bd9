export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The items of a repeatable value, or the single value as a list of one. */
export function toItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

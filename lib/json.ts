export type JsonObject = Record<string, unknown>;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns the items of a repeatable value; a single value becomes a list of one. */
export function toItems(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

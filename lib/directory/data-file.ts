/** A file that the site publishes for machines. */
export type DataFile = { type: string; text: string };

/** Formats a value as a JSON file that ends with a line break. */
export const toJsonFile = (value: unknown): DataFile => ({
  type: 'application/json; charset=utf-8',
  text: `${JSON.stringify(value)}\n`,
});

/** Formats a JSON schema, identified by the URL it is published at. */
export const toSchemaFile = (schema: object, address: string): DataFile => ({
  type: 'application/schema+json',
  text: `${JSON.stringify({ $id: address, ...schema })}\n`,
});

/** What the site publishes for machines at one address. */
export type DataFile = { type: string; text: string };

/** A value as a JSON file that ends with a line break. */
export const toJsonFile = (value: unknown): DataFile => ({
  type: 'application/json; charset=utf-8',
  text: `${JSON.stringify(value)}\n`,
});

/** A JSON schema, named by the address that it is published at. */
export const toSchemaFile = (schema: object, address: string): DataFile => ({
  type: 'application/schema+json',
  text: `${JSON.stringify({ $id: address, ...schema })}\n`,
});

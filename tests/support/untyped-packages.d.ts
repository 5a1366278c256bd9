/** The parts that tests use of packages without types. */

declare module '@usebruno/schema' {
  export const collectionSchema: { validate: (collection: unknown) => Promise<unknown> };
}

declare module 'postman-collection' {
  type Request = { method: string; body?: { raw?: string } };
  type Item = { name: string; request?: Request };

  export class Collection {
    constructor(definition: unknown);
    items: { count: () => number; each: (visit: (item: Item) => void) => void };
    variables: { get: (key: string) => unknown };
  }
}

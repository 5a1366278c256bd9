/** True for an empty field, and for a document that has only empty fields. */
export function isEmpty(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) {
    return value === undefined || value === null || value === '' || value === false;
  }
  return Object.entries(value).every(([name, inner]) => name === 'link_type' || isEmpty(inner));
}

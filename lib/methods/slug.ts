/** Converts a method's name to a path segment: its own spelling, with other characters as hyphens. */
export const toSlug = (name: string) => name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '');

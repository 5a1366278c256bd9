/** A method's name as part of an address: in its own spelling, other signs as hyphens. */
export const toSlug = (name: string) => name.replace(/[^A-Za-z0-9_]+/g, '-').replace(/^-|-$/g, '');

export type Option = { value: string; label: string };

/** True if the search text, in lower case, occurs in an option's value or label. */
export const isMatch = ({ value, label }: Option, search: string): boolean =>
  [value, label].some((text) => text.toLowerCase().includes(search));

export const toSearch = (typed: string): string => typed.trim().toLowerCase();

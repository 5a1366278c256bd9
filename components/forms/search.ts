export type Option = { value: string; label: string };

/** True if what is searched for, in lower case, stands in an option's value or text. */
export const isMatch = ({ value, label }: Option, search: string): boolean =>
  [value, label].some((text) => text.toLowerCase().includes(search));

export const toSearch = (typed: string): string => typed.trim().toLowerCase();

import type { ReactNode } from 'react';

export type Option = {
  value: string;
  label: string;
  /** Other words that find it, in lower case. */
  words?: string;
  icon?: ReactNode;
  /** Beside the label. */
  note?: string;
};

/** True if the search text, in lower case, occurs in an option's value or label. */
export const isMatch = ({ value, label, words = '' }: Option, search: string): boolean =>
  [value, label, words].some((text) => text.toLowerCase().includes(search));

export const toSearch = (typed: string): string => typed.trim().toLowerCase();

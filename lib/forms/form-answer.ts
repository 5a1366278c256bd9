import type { Outcome } from './outcomes';

/** What the browser's half of a form reads; the words are in the language of the form. */
export type FormAnswer = {
  outcome: Outcome;
  title: string;
  text: string;
  /** What is wrong, by field. */
  fields?: Record<string, string>;
  /** True if the form token was sound once: with a fresh one the same post may pass. */
  isStale?: true;
};

import type { Outcome } from './outcomes';

/** The response that a form's script reads; its text is in the language of the form. */
export type FormAnswer = {
  outcome: Outcome;
  title: string;
  text: string;
  /** Error messages by field. */
  fields?: Record<string, string>;
  /** True if the form token was once valid: with a fresh one, the same post may pass. */
  isStale?: true;
};

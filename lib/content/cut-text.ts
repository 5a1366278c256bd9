/** No text of a page comes near it; what reads texts takes seconds over one of 100,000 characters. */
export const MAX_TEXT = 10_000;

/** A text as it is, or its beginning with an ellipsis where it is longer than any that an editor means to write. */
export const cutText = (text: string): string =>
  text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text;

import type { KeyboardEvent } from 'react';

/** What Safari sends for the Enter that commits a composition, after the composition's end. */
const PROCESSED_KEY = 229;

/**
 * True if a key belongs to an input method, as for Chinese: its Enter accepts the suggestion and must not send, open or
 * choose anything.
 */
export const isComposing = ({ nativeEvent, keyCode }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || keyCode === PROCESSED_KEY;

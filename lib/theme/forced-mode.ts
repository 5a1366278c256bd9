/** A colour mode that a page may force. */
export type ForcedMode = 'light' | 'dark';

const isForcedMode = (value: unknown): value is ForcedMode => value === 'light' || value === 'dark';

/** Returns the mode that a document forces; null if it leaves the choice to the visitor, or has an invalid value. */
export function toForcedMode(value: unknown): ForcedMode | null {
  if (value === null || value === undefined || isForcedMode(value)) return value ?? null;
  console.warn(`A page cannot force the colour mode "${String(value)}", only light or dark.`);
  return null;
}

/** A colour mode that a page may hold its visitors to. */
export type ForcedMode = 'light' | 'dark';

const isForcedMode = (value: unknown): value is ForcedMode => value === 'light' || value === 'dark';

/** The mode that a document forces; null when it leaves that to the visitor, or asks for what cannot be forced. */
export function toForcedMode(value: unknown): ForcedMode | null {
  if (value === null || value === undefined || isForcedMode(value)) return value ?? null;
  console.warn(`A page cannot force the colour mode "${String(value)}", only light or dark.`);
  return null;
}

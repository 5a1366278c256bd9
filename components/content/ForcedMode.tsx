type Mode = 'light' | 'dark';

const isMode = (value: unknown): value is Mode => value === 'light' || value === 'dark';

/** Returns the mode that a document forces; null if it leaves the choice to the visitor, or has an invalid value. */
export function toForcedMode(value: unknown): Mode | null {
  if (value === null || value === undefined || isMode(value)) return value ?? null;
  console.warn(`A page cannot force the colour mode "${String(value)}", only light or dark.`);
  return null;
}

/** Forces a colour mode on its page with a CSS rule: no script, so no flash. */
export function ForcedMode({ mode }: { mode: unknown }) {
  const forced = toForcedMode(mode);
  return forced ? <div hidden data-forced-mode={forced} /> : null;
}

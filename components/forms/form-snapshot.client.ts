/** What a plain form holds, so that the live one that takes its place goes on from there. */
export type Held = { values: Record<string, string | string[]>; focused: string | null };

/** Reads a plain form: its texts and choices, several under one name as a list, and where the focus is. */
export function readHeld(root: HTMLElement | null): Held {
  const form = root?.querySelector('form');
  const data = new FormData(form ?? undefined);
  const values = Object.fromEntries(
    [...new Set(data.keys())].map((name) => {
      const all = data.getAll(name).map(String);
      return [name, all.length > 1 ? all : (all[0] ?? '')];
    }),
  );
  const active = document.activeElement;
  const isInside = active !== null && form?.contains(active);
  return { values, focused: isInside ? active.getAttribute('name') : null };
}

/** Resolves once no character is being composed, as when writing Chinese: taking over would lose it. */
export function whenComposed(root: HTMLElement | null, isComposing: boolean): Promise<void> {
  if (!root || !isComposing) return Promise.resolve();
  return new Promise((resolve) => {
    root.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });
}

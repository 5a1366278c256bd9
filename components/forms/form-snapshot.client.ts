/** The contents of a plain form, for the interactive one that replaces it. */
export type Held = { values: Record<string, string | string[]>; focused: string | null };

/** Reads a plain form: its values, several under one name as a list, and which field has the focus. */
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

/** Resolves once no text is being composed, for example in Chinese: replacing the form would lose it. */
export function whenComposed(root: HTMLElement | null, isComposing: boolean): Promise<void> {
  if (!root || !isComposing) return Promise.resolve();
  return new Promise((resolve) => {
    root.addEventListener('compositionend', () => setTimeout(resolve), { once: true });
  });
}

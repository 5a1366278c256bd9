/** How long a release is served as it was read. A page asks a dozen queries of it, and reading it checks every document. */
const FRESH_MS = 1000;

type Known<T> = { at: number; value: T };

/** Remembers for a moment what a function gave for a name; what it throws is not remembered. */
export function remember<T>(read: (name: string) => T, now = Date.now): (name: string) => T {
  const known = new Map<string, Known<T>>();
  return (name) => {
    const last = known.get(name);
    const age = last ? now() - last.at : Infinity;
    if (last && age >= 0 && age < FRESH_MS) return last.value;
    const value = read(name);
    known.set(name, { at: now(), value });
    return value;
  };
}

/** How long a release is cached. A page makes a dozen queries, and reading a release validates every document. */
const FRESH_MS = 1000;

type Known<T> = { at: number; value: T };

/** Caches a function's results by name for a moment; errors are not cached. */
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

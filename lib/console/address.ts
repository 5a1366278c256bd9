/** What a console shows, as its address says it; what is left out is the first of its kind. */
export type ConsoleChoice = {
  interface?: string;
  network?: string;
  method?: string;
  lang?: string;
};

const NAMES = ['interface', 'network', 'method', 'lang'] as const;
/** Longer than any name. */
const MAX_CHARS = 200;

/** The choice that a hash such as `#method=eth_getLogs&lang=go` holds; null for the hash of a section. */
export function readChoice(hash: string): ConsoleChoice | null {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const found = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, MAX_CHARS)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** The hash of a choice; empty for the first of everything. */
export function toHash(choice: ConsoleChoice): string {
  const query = new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = choice[name];
      return value ? [[name, value]] : [];
    }),
  );
  return query.size > 0 ? `#${query}` : '';
}

/** What a console shows, as encoded in the URL hash; an omitted field means the first option. */
export type ConsoleChoice = {
  interface?: string;
  network?: string;
  method?: string;
  lang?: string;
};

const NAMES = ['interface', 'network', 'method', 'lang'] as const;
/** Longer than any name. */
const MAX_CHARS = 200;

/** Reads the choice from a hash such as `#method=eth_getLogs&lang=go`; null if the hash is a section's. */
export function readChoice(hash: string): ConsoleChoice | null {
  const query = new URLSearchParams(hash.replace(/^#/, ''));
  const found = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, MAX_CHARS)] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

/** Returns the hash of a choice; empty if every option is the first. */
export function toHash(choice: ConsoleChoice): string {
  const query = new URLSearchParams(
    NAMES.flatMap((name) => {
      const value = choice[name];
      return value ? [[name, value]] : [];
    }),
  );
  return query.size > 0 ? `#${query}` : '';
}

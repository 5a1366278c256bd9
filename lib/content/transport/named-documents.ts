import type { SearchPage } from './shapes';

type Named = SearchPage['results'][number];

/** Versions that pages under way may still be reading. */
const MAX_VERSIONS = 4;
const BY_UID = /\[at\(my\.(\w+)\.uid,\s*"([^"\\]+)"\)\]/;

const toName = (type: unknown, uid: unknown, lang: unknown) => JSON.stringify([type, uid, lang]);
export const getName = ({ type, uid, lang }: Named) => toName(type, uid, lang);

/** The name of the document that a query by uid asks for; null for any other query. */
function toWanted(url: string): string | null {
  const { searchParams } = new URL(url);
  const match = BY_UID.exec(searchParams.getAll('q').join(''));
  return match && toName(match[1], match[2], searchParams.get('lang'));
}

/** Remembers which documents the answers of a version have named, so that no other answer of it can deny them. */
export function createNamedDocuments() {
  const versions = new Map<string, Set<string>>();
  const noted = new Set<string>();

  function note(ref: string, documents: readonly Named[]): void {
    const names = versions.get(ref) ?? new Set();
    versions.set(ref, names);
    for (const document of documents) names.add(getName(document));
    for (const [old] of versions) {
      if (versions.size <= MAX_VERSIONS) return;
      versions.delete(old);
      noted.clear();
    }
  }

  return {
    note,

    /** Notes what a kept list names; `read` is called once for each list of a version. */
    noteKept(url: string, ref: string, read: () => readonly Named[]): void {
      const key = `${ref} ${url}`;
      if (noted.has(key) || toWanted(url)) return;
      note(ref, read());
      noted.add(key);
    },

    /** True for a query by uid whose document another answer of the version has named. */
    has(url: string, ref: string): boolean {
      const wanted = toWanted(url);
      return wanted !== null && versions.get(ref)?.has(wanted) === true;
    },
  };
}

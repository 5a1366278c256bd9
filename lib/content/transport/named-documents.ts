import type { SearchPage } from './shapes';

type Named = SearchPage['results'][number];

/** Versions that pages under way may still be reading. */
const MAX_VERSIONS = 4;
const BY_UID = /\[at\(my\.(\w+)\.uid,\s*"([^"\\]+)"\)\]/;

const toName = (type: unknown, uid: unknown, lang: unknown) => JSON.stringify([type, uid, lang]);
export const getName = ({ type, uid, lang }: Named) => toName(type, uid, lang);

/** What a query asks for: a language unless any will do, and of a query by uid the type and the document's name. */
function toWanted(url: string) {
  const { searchParams } = new URL(url);
  const lang = searchParams.get('lang');
  const match = BY_UID.exec(searchParams.getAll('q').join(''));
  return {
    lang: lang === '*' ? null : lang,
    type: match?.[1] ?? null,
    name: match && toName(match[1], match[2], lang),
  };
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
      if (noted.has(key) || toWanted(url).name) return;
      note(ref, read());
      noted.add(key);
    },

    /** True for a query by uid whose document another answer of the version has named. */
    has(url: string, ref: string): boolean {
      const { name } = toWanted(url);
      return name !== null && versions.get(ref)?.has(name) === true;
    },

    /**
     * True for documents of another language or type than was asked for, or under another uid than one that another
     * answer of the version has named: by itself that may be a uid of before, which the service goes on knowing.
     */
    areOthers(url: string, ref: string, documents: readonly Named[]): boolean {
      const { lang, type, name } = toWanted(url);
      const isOther = (one: Named) =>
        (lang !== null && one.lang !== lang) || (type !== null && one.type !== type);
      if (documents.some(isOther)) return true;
      const isNamed = name !== null && versions.get(ref)?.has(name) === true;
      return isNamed && documents.some((one) => getName(one) !== name);
    },
  };
}

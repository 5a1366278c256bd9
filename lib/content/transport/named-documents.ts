import { getFilter, getTypes } from './addresses';
import type { SearchPage } from './shapes';

type Named = SearchPage['results'][number];

/** Versions that renders in progress may still read. */
const MAX_VERSIONS = 4;
const BY_UID = /\[at\(my\.(\w+)\.uid,\s*"([^"\\]+)"\)\]/;

const toName = (type: unknown, uid: unknown, lang: unknown) => JSON.stringify([type, uid, lang]);
export const getName = ({ type, uid, lang }: Named) => toName(type, uid, lang);

/** What a query asks for: a language and types, unless any will do; for a query by uid, also the document's name. */
function toWanted(url: string) {
  const lang = new URL(url).searchParams.get('lang');
  const match = BY_UID.exec(getFilter(url));
  return {
    lang: lang === '*' ? null : lang,
    types: match ? [match[1]] : getTypes(url),
    name: match && toName(match[1], match[2], lang),
  };
}

/** Remembers the documents named in a version's answers, so that no other answer of that version can deny them. */
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

    /** Notes the documents in a kept list; `read` is called once per list of a version. */
    noteKept(url: string, ref: string, read: () => readonly Named[]): void {
      const key = `${ref} ${url}`;
      if (noted.has(key) || toWanted(url).name) return;
      note(ref, read());
      noted.add(key);
    },

    /** True for a query by uid whose document another answer of the version contains. */
    has(url: string, ref: string): boolean {
      const { name } = toWanted(url);
      return name !== null && versions.get(ref)?.has(name) === true;
    },

    /**
     * True if the documents have another language or type than requested, or a different uid from the one in another
     * answer of the version. A different uid alone may be a former one, which the service still resolves.
     */
    areOthers(url: string, ref: string, documents: readonly Named[]): boolean {
      const { lang, types, name } = toWanted(url);
      const isOther = (one: Named) =>
        (lang !== null && one.lang !== lang) || (types !== null && !types.includes(one.type));
      if (documents.some(isOther)) return true;
      const isNamed = name !== null && versions.get(ref)?.has(name) === true;
      return isNamed && documents.some((one) => getName(one) !== name);
    },
  };
}

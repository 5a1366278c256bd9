import type { Answer, Answers } from '@/lib/answers/answers';
import { getType, isList, withIds } from './addresses';
import { createEmptiedLists } from './emptied-lists';
import { isEmpty } from './is-empty';
import { isEmptyAnswer, readKeptList, readPage, readResults } from './kept-pages';
import { createNamedDocuments, getName } from './named-documents';
import type { Sound } from './read-answer';
import type { SearchPage } from './shapes';

/** The limit for a query by ids. */
const MAX_IDS = 100;

/** Identifies a document by name, since it may be recreated under it; by id if it has no name, as a redirect. */
const toKey = (document: SearchPage['results'][number]) =>
  document.uid === null || document.uid === undefined ? document.id : getName(document);

/** A query about to be answered: its version, the key of its answer, and the previous answer. */
export type Query = { url: string; ref: string; key: string; before: Answer | null };

type Options = {
  ask: (url: string) => Promise<Sound<SearchPage>>;
  answers: Pick<Answers, 'find'>;
  /** True for a type whose documents every page needs. */
  isNeeded: (type: string) => boolean;
};

/**
 * Detects answers that deny documents of their own version, as from a server that lags behind, and answers to a
 * different query.
 */
export function createDenials({ ask, answers, isNeeded }: Options) {
  const named = createNamedDocuments();
  const emptied = createEmptiedLists();

  /** True if the version has the queried documents: another answer named them, or every version must have them. */
  function isThere({ url, ref }: Pick<Query, 'url' | 'ref'>): boolean {
    const type = getType(url);
    return named.has(url, ref) || (type !== null && isNeeded(type));
  }

  /** Counts how many of these documents the version still has under the same name. */
  async function countThere(url: string, documents: SearchPage['results']): Promise<number> {
    const there = new Set<string>();
    for (let start = 0; start < documents.length; start += MAX_IDS) {
      const ids = documents.slice(start, start + MAX_IDS).map(({ id }) => id);
      const { results } = (await ask(withIds(url, ids))).value;
      for (const document of results) there.add(toKey(document));
    }
    // Keys are unique, while an answer may have contained a document twice.
    const keys = new Set(documents.map(toKey));
    return [...keys].filter((key) => there.has(key)).length;
  }

  return {
    note: named.note,

    /** True for an answer with other documents than requested, as from a cache that confuses queries. */
    isOther: ({ url, ref }: Pick<Query, 'url' | 'ref'>, { results }: SearchPage): boolean =>
      named.areOthers(url, ref, results),

    /** Notes the documents in a kept answer. */
    noteKept(url: string, answer: Answer): void {
      named.noteKept(url, answer.ref, () => readResults(answer));
    },

    /** True for a kept answer that lacks documents of its version. */
    isKeptDenial: (query: Pick<Query, 'url' | 'ref'>, kept: Answer): boolean =>
      kept.ref === query.ref && isThere(query) && isEmptyAnswer(kept),

    /**
     * True if all documents are empty that had sections before, or that every page needs. A page that an editor has
     * emptied stays as it was; unpublishing is the way to remove it. Facts may be emptied, and lists may have other
     * pages.
     */
    isEmptied: ({ before }: Query, { results }: SearchPage): boolean =>
      before !== null &&
      results.length > 0 &&
      results.every(({ data }) => isEmpty(data)) &&
      readResults(before).some(
        ({ type, data }) => !isEmpty(data.slices) || (isNeeded(type) && !isEmpty(data)),
      ),

    /**
     * True if an answer lacks documents of its version, judged by other answers or by the ids of the previous ones;
     * also while a list has only just become empty.
     */
    async isDenial(query: Query, page: SearchPage): Promise<boolean> {
      const { url, key, before } = query;
      if (page.results.length > 0) emptied.noteFilled(key);
      else if (isThere(query)) return true;
      // The first page gives the total for all pages.
      const first = before && page.page === 1 ? readPage(before) : null;
      if (!first || page.total_results_size >= first.total_results_size) return false;
      if (
        (await countThere(url, await readKeptList(answers, url, first))) > page.total_results_size
      )
        return true;
      return page.results.length === 0 && isList(url) && !emptied.isConfirmed(key);
    },
  };
}

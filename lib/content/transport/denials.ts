import type { Answer, Answers } from '@/lib/answers/answers';
import { getType, isList, withIds } from './addresses';
import { createEmptiedLists } from './emptied-lists';
import { isEmpty } from './is-empty';
import { isEmptyAnswer, readKeptList, readPage, readResults } from './kept-pages';
import { createNamedDocuments, getName } from './named-documents';
import type { Sound } from './read-answer';
import type { SearchPage } from './shapes';

/** Of a query by ids. */
const MAX_IDS = 100;

/** A document's name, under which it may be made again; where it has none, such as a redirect, its id. */
const toKey = (document: SearchPage['results'][number]) =>
  document.uid === null || document.uid === undefined ? document.id : getName(document);

/** What a query is about to be answered with: the version, where its answer is kept, and what it was before. */
export type Query = { url: string; ref: string; key: string; before: Answer | null };

type Options = {
  ask: (url: string) => Promise<Sound<SearchPage>>;
  answers: Pick<Answers, 'find'>;
  /** True for a type whose documents every page needs. */
  isNeeded: (type: string) => boolean;
};

/** Tells answers that deny what their version has, as those of a server that lags behind do, and such to other queries. */
export function createDenials({ ask, answers, isNeeded }: Options) {
  const named = createNamedDocuments();
  const emptied = createEmptiedLists();

  /** True for a query whose documents its version has: another answer named them, or no version is shown without. */
  function isThere({ url, ref }: Pick<Query, 'url' | 'ref'>): boolean {
    const type = getType(url);
    return named.has(url, ref) || (type !== null && isNeeded(type));
  }

  /** How many of these documents the version has under the same name. */
  async function countThere(url: string, documents: SearchPage['results']): Promise<number> {
    const there = new Set<string>();
    for (let start = 0; start < documents.length; start += MAX_IDS) {
      const ids = documents.slice(start, start + MAX_IDS).map(({ id }) => id);
      const { results } = (await ask(withIds(url, ids))).value;
      for (const document of results) there.add(toKey(document));
    }
    // Keys, since an answer may have had a document twice.
    const keys = new Set(documents.map(toKey));
    return [...keys].filter((key) => there.has(key)).length;
  }

  return {
    note: named.note,

    /** True for an answer with other documents than were asked for, as from a cache that takes one query for another. */
    isOther: ({ url, ref }: Pick<Query, 'url' | 'ref'>, { results }: SearchPage): boolean =>
      named.areOthers(url, ref, results),

    /** Notes what a kept answer names. */
    noteKept(url: string, answer: Answer): void {
      named.noteKept(url, answer.ref, () => readResults(answer));
    },

    /** True for a kept answer without documents that its version has. */
    isKeptDenial: (query: Pick<Query, 'url' | 'ref'>, kept: Answer): boolean =>
      kept.ref === query.ref && isThere(query) && isEmptyAnswer(kept),

    /**
     * True for an answer of nothing but empty documents where there were pages with sections, or what every page needs.
     * A page that an editor has emptied stays as it was, which is what unpublishing is for; facts may be emptied, and
     * lists have other pages.
     */
    isEmptied: ({ before }: Query, { results }: SearchPage): boolean =>
      before !== null &&
      results.length > 0 &&
      results.every(({ data }) => isEmpty(data)) &&
      readResults(before).some(
        ({ type, data }) => !isEmpty(data.slices) || (isNeeded(type) && !isEmpty(data)),
      ),

    /**
     * True when an answer has fewer documents than its version: by another answer, or by the ids of those there before;
     * also while a list has become empty just now.
     */
    async isDenial(query: Query, page: SearchPage): Promise<boolean> {
      const { url, key, before } = query;
      if (page.results.length > 0) emptied.noteFilled(key);
      else if (isThere(query)) return true;
      // The first page says how many the others have.
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

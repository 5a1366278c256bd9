import { withIds, withRef } from './addresses';
import type { Answer } from './answers';
import { createNamedDocuments, getName } from './named-documents';
import type { Sound } from './read-answer';
import { toSearchPage, type SearchPage } from './shapes';

/** An answer without documents is shorter. */
const EMPTY_MAX_CHARS = 2000;

const readResults = ({ text }: Answer) => toSearchPage(JSON.parse(text))?.results ?? [];
const isEmptyText = (answer: Answer) =>
  answer.text.length <= EMPTY_MAX_CHARS && readResults(answer).length === 0;

/** What a query is about to be answered with: the version, where its answer is kept, and what it was before. */
export type Query = { url: string; ref: string; key: string; before: Answer | null };

/** Tells answers that deny what their version has, as those of a server that lags behind do, and such to other queries. */
export function createDenials(ask: (url: string) => Promise<Sound<SearchPage>>) {
  const named = createNamedDocuments();

  return {
    note: named.note,

    /** True for an answer with other documents than were asked for, as from a cache that takes one query for another. */
    isOther: ({ url, ref }: Pick<Query, 'url' | 'ref'>, { results }: SearchPage): boolean =>
      named.areOthers(url, ref, results),

    /** Notes what a kept answer names. */
    noteKept(url: string, answer: Answer): void {
      named.noteKept(url, answer.ref, () => readResults(answer));
    },

    /** True for a kept answer without the document that another answer of its version names. */
    isKeptDenial: ({ url, ref }: Pick<Query, 'url' | 'ref'>, kept: Answer): boolean =>
      kept.ref === ref && named.has(url, ref) && isEmptyText(kept),

    /** True when an empty answer denies what its version has: by another answer, or by the id that was there before. */
    async isDenial({ url, ref, before }: Query): Promise<boolean> {
      if (named.has(url, ref)) return true;
      const lost = before ? readResults(before) : [];
      if (lost.length === 0) return false;
      const byIds = withIds(
        withRef(url, ref),
        lost.map(({ id }) => id),
      );
      const there = new Set((await ask(byIds)).value.results.map(getName));
      return lost.some((document) => there.has(getName(document)));
    },
  };
}

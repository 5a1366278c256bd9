import { isDeepStrictEqual } from 'node:util';
import { toAnswerKey, type Answer, type Answers } from '@/lib/answers/answers';
import { toQuery, withPage } from './addresses';
import { toSearchPage, type SearchPage } from './shapes';

/** Answers without documents are shorter than this. */
const EMPTY_MAX_CHARS = 2000;

/** Parses a kept answer as a page of a list. */
export const readPage = ({ text }: Pick<Answer, 'text'>): SearchPage | undefined =>
  toSearchPage(JSON.parse(text));

export const readResults = (answer: Answer): SearchPage['results'] =>
  readPage(answer)?.results ?? [];

/** True for a kept answer without documents. */
export const isEmptyAnswer = (answer: Answer): boolean =>
  answer.text.length <= EMPTY_MAX_CHARS && readResults(answer).length === 0;

/** True if the text contains the same documents, whatever else it says. */
export function hasSameDocuments(kept: Answer, text: string): boolean {
  if (kept.text === text) return true;
  const [before, after] = [readPage(kept), readPage({ text })];
  return (
    before?.total_results_size === after?.total_results_size &&
    isDeepStrictEqual(before?.results, after?.results)
  );
}

/** Returns the documents on all kept pages of a list that begins with this one. */
export async function readKeptList(
  answers: Pick<Answers, 'find'>,
  url: string,
  first: SearchPage,
): Promise<SearchPage['results']> {
  const documents: SearchPage['results'] = [];
  let page: SearchPage | null = first;
  while (page) {
    documents.push(...page.results);
    if (page.next_page === null) break;
    const next = await answers.find(toAnswerKey(toQuery(withPage(url, page.page + 1))), undefined);
    page = next && (readPage(next) ?? null);
  }
  return documents;
}

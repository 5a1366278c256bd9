import type { Answer } from '@/lib/answers/answers';
import { toSearchPage, type SearchPage } from './shapes';

/** An answer without documents is shorter. */
const EMPTY_MAX_CHARS = 2000;

/** The page of a list that a kept answer holds. */
export const readPage = ({ text }: Answer): SearchPage | undefined =>
  toSearchPage(JSON.parse(text));

export const readResults = (answer: Answer): SearchPage['results'] =>
  readPage(answer)?.results ?? [];

/** True for a kept answer without documents. */
export const isEmptyAnswer = (answer: Answer): boolean =>
  answer.text.length <= EMPTY_MAX_CHARS && readResults(answer).length === 0;

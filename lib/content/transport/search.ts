import { toAnswerKey, type Answer, type Answers } from '@/lib/answers/answers';
import { toQuery } from './addresses';
import { createConfirmation, isDue } from './confirmation';
import { ContentFault } from './content-fault';
import type { CurrentVersion } from './current-version';
import { createDenials, type Query } from './denials';
import { hasSameDocuments } from './kept-pages';
import { createLastGood, type Found } from './last-good';
import { limitCalls } from './limit-calls';
import type { createListLimit } from './list-limit';
import type { Needs } from './needs';
import { createNewAnswers } from './new-answers';
import type { Outage } from './outage';
import { createQueryFaults } from './query-faults';
import type { Sound } from './read-answer';
import type { SearchPage } from './shapes';

type Options = {
  ask: (url: string) => Promise<Sound<SearchPage>>;
  noteOfList: ReturnType<typeof createListLimit>;
  needs: Needs;
  current: Pick<CurrentVersion, 'check' | 'get'>;
  answers: Answers;
  outage: Outage;
  /** How long a query waits for a new answer if there is a previous one. */
  waitMs: number;
};

/** Generating all pages makes hundreds of queries, whose time limit would run while they wait for each other. */
const MAX_CALLS = 12;

/** Answers queries at the versions that the site shows; a failed query gets its previous answer. */
export function createSearch(options: Options) {
  const { ask, noteOfList, needs, current, answers, outage, waitMs } = options;
  const limit = limitCalls(MAX_CALLS);
  // Separate from first queries: visitors wait for those, while these have a fallback.
  const limitKnown = limitCalls(MAX_CALLS);
  const denials = createDenials({ ask, answers, isNeeded: needs.isType });
  const faults = createQueryFaults(outage);
  const askAnew = createNewAnswers({ ask, noteOfList, denials, needs, current, answers });

  async function askUnlessPaused(query: Query): Promise<Found> {
    faults.throwIfPaused(query);
    return askAnew(query);
  }

  async function askForVisitor(query: Query): Promise<Found> {
    // Outside the try block: a refusal is not a new fault and must not prolong the pause.
    faults.throwIfPaused(query);
    try {
      const found = await askAnew(query);
      faults.noteAnswer(query.key);
      return found;
    } catch (error) {
      if (error instanceof ContentFault && error.isDoubt) outage.noteRefusal();
      // A query that the service does not understand says nothing about its health.
      else if (error instanceof ContentFault && error.status !== 400)
        faults.noteFault(query.key, error.message);
      throw error;
    }
  }

  /** Requests a replacement for a previous answer. */
  async function askForNewer(query: Query): Promise<Found> {
    // The next version may have been published while this query waited for its turn; that version's queries come first.
    if ((await current.get()).ref !== query.ref)
      throw new ContentFault('a later version has been published');
    return askForVisitor(query);
  }

  /** Repeats a query of this version. If the answer has changed, all pages are rendered again. */
  async function repeat(query: Query, kept: Answer, askFor = askForVisitor): Promise<Found> {
    const found = await askFor(query);
    if (!hasSameDocuments(kept, found.text)) outage.old.note();
    return found;
  }

  const answerOrStay = createLastGood({ outage, waitMs });
  const confirm = createConfirmation({
    repeat: (query, kept) => repeat(query, kept, askUnlessPaused),
    outage,
  });

  /**
   * Returns the answer and its version.
   * @param isFresh asks the service even if an answer of this version is kept
   * @throws {ContentFault} if there is none, old or new
   */
  return async function search(url: string, ref: string, { isFresh = false } = {}): Promise<Found> {
    const key = toAnswerKey(toQuery(url));
    const kept = await answers.find(key, ref);
    const known = kept && denials.isKeptDenial({ url, ref }, kept) ? null : kept;
    const query = { url, ref, key, before: known };
    if (known?.ref === ref) {
      denials.noteKept(url, known);
      if (isFresh) return limitKnown(() => repeat(query, known));
      if (isDue(known)) void confirm(query, known);
      return known;
    }
    if (!known) return limit(() => askForVisitor(query));
    return answerOrStay(`${ref} ${key}`, known, () => limitKnown(() => askForNewer(query)));
  };
}

import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { toQuery } from './addresses';
import { createConfirmation, isDue } from './confirmation';
import { ContentFault } from './content-fault';
import type { CurrentVersion } from './current-version';
import { createDenials, type Query } from './denials';
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
  /** How long somebody waits for a new answer where there is an earlier one. */
  waitMs: number;
};

/** A list of all pages makes hundreds of queries, whose time would run while they wait for each other. */
const MAX_CALLS = 12;

/** Answers queries of the versions that the site shows; those that fail as they were answered the last time. */
export function createSearch(options: Options) {
  const { ask, noteOfList, needs, current, answers, outage, waitMs } = options;
  const limit = limitCalls(MAX_CALLS);
  // Nobody waits for these for long, while those of a page that nobody has opened yet are waited for.
  const limitKnown = limitCalls(MAX_CALLS);
  const denials = createDenials({ ask, answers, isNeeded: needs.isType });
  const faults = createQueryFaults(outage);
  const askAnew = createNewAnswers({ ask, noteOfList, denials, needs, current, answers });

  async function askUnlessPaused(query: Query): Promise<Found> {
    faults.throwIfPaused(query);
    return askAnew(query);
  }

  async function askForVisitor(query: Query): Promise<Found> {
    // Outside the try: a refusal is no new fault, and would prolong the pause.
    faults.throwIfPaused(query);
    try {
      const found = await askAnew(query);
      faults.noteAnswer(query.key);
      return found;
    } catch (error) {
      if (error instanceof ContentFault && error.isDoubt) outage.noteRefusal();
      // A query that the service does not understand says nothing about the service.
      else if (error instanceof ContentFault && error.status !== 400)
        faults.noteFault(query.key, error.message);
      throw error;
    }
  }

  /** Asks for what is to take the place of an earlier answer. */
  async function askForNewer(query: Query): Promise<Found> {
    // It may have waited for its turn while the next version was published, whose queries wait behind it.
    if ((await current.get()).ref !== query.ref)
      throw new ContentFault('a later version has been published');
    return askForVisitor(query);
  }

  const answerOrStay = createLastGood({ outage, waitMs });
  const confirm = createConfirmation({ ask: askUnlessPaused, outage });

  /** The answer, and of which version it is. @throws {ContentFault} when there is none, old or new */
  return async function search(url: string, ref: string): Promise<Found> {
    const key = toAnswerKey(toQuery(url));
    const kept = await answers.find(key, ref);
    const known = kept && denials.isKeptDenial({ url, ref }, kept) ? null : kept;
    const query = { url, ref, key, before: known };
    if (known?.ref === ref) {
      denials.noteKept(url, known);
      if (isDue(known)) void confirm(query, known);
      return known;
    }
    if (!known) return limit(() => askForVisitor(query));
    return answerOrStay(`${ref} ${key}`, known, () => limitKnown(() => askForNewer(query)));
  };
}

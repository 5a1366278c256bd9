import { toAnswerKey, type Answers } from '@/lib/answers/answers';
import { toQuery, withRef } from './addresses';
import { createConfirmation, getAskAgainAt, isDue } from './confirmation';
import { ContentFault } from './content-fault';
import type { CurrentVersion } from './current-version';
import { createDenials, type Query } from './denials';
import { createDoubtFinder } from './doubts';
import { createLastGood, type Found } from './last-good';
import { limitCalls } from './limit-calls';
import type { createListLimit } from './list-limit';
import type { Needs } from './needs';
import type { Outage } from './outage';
import { createQueryFaults } from './query-faults';
import type { Sound } from './read-answer';
import type { SearchPage } from './shapes';
import { createTrial } from './trial';

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
  const findDoubt = createDoubtFinder({ denials, isEmpty: createTrial({ ask, needs }) });

  /** Asks for a page of a list; most lists have one. */
  async function askForPage(url: string) {
    const sound = await ask(url);
    const { page, total_results_size: total } = sound.value;
    noteOfList(url, page, sound.text.length, total);
    return sound;
  }

  async function askAndKeep(query: Query): Promise<Found> {
    const { url, ref, key } = query;
    let { text, value } = await askForPage(url);
    if (await findDoubt(query, value)) {
      // As from a server that lags behind; the next one may not.
      ({ text, value } = await askForPage(url));
      const doubt = await findDoubt(query, value);
      if (doubt) throw new ContentFault(doubt, { isDoubt: true });
    }
    denials.note(ref, value.results);
    // A query has one kept answer, which one of an earlier version that took long would take the place of.
    if ((await current.get()).ref === ref) {
      const askAgainAt = getAskAgainAt(query, text);
      await answers.keep(key, { ref, text, readAt: Date.now(), askAgainAt });
    }
    return { text, ref };
  }

  /** Asks at a ref, and where the service has forgotten it at the one that it has now. */
  async function askAnew(query: Query): Promise<Found> {
    const { url, ref } = query;
    try {
      return await askAndKeep(query);
    } catch (error) {
      if (!(error instanceof ContentFault) || !error.isRefRefused) throw error;
      await current.check();
      const { ref: next } = await current.get();
      if (next === ref) throw error;
      return askAndKeep({ ...query, url: withRef(url, next), ref: next });
    }
  }

  async function askUnlessPaused(query: Query): Promise<Found> {
    faults.throwIfPaused(query.key);
    return askAnew(query);
  }

  async function askForVisitor(query: Query): Promise<Found> {
    // Outside the try: a refusal is no new fault, and would prolong the pause.
    faults.throwIfPaused(query.key);
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
    return answerOrStay(`${ref} ${key}`, known, () => limitKnown(() => askForVisitor(query)));
  };
}

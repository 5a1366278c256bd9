import type { Answers } from '@/lib/answers/answers';
import { withRef } from './addresses';
import { getAskAgainAt } from './confirmation';
import { ContentFault } from './content-fault';
import type { CurrentVersion } from './current-version';
import type { createDenials, Query } from './denials';
import { createDoubtFinder } from './doubts';
import type { Found } from './last-good';
import type { createListLimit } from './list-limit';
import type { Needs } from './needs';
import type { Sound } from './read-answer';
import type { SearchPage } from './shapes';
import { createTrial } from './trial';

type Options = {
  ask: (url: string) => Promise<Sound<SearchPage>>;
  noteOfList: ReturnType<typeof createListLimit>;
  denials: ReturnType<typeof createDenials>;
  needs: Needs;
  current: Pick<CurrentVersion, 'check' | 'get'>;
  answers: Answers;
};

/** Queries the service and keeps plausible answers. */
export function createNewAnswers(options: Options) {
  const { ask, noteOfList, denials, needs, current, answers } = options;
  const findDoubt = createDoubtFinder({ denials, isEmpty: createTrial({ ask, needs }) });

  /** Requests a page of a list; most lists have one. */
  async function askForPage(url: string) {
    const sound = await ask(url);
    const { page, total_results_size: total, results_per_page: size } = sound.value;
    noteOfList(url, { page, length: sound.text.length, total, size });
    return sound;
  }

  async function askAndKeep(query: Query): Promise<Found> {
    const { url, ref, key } = query;
    let { text, value } = await askForPage(url);
    if (await findDoubt(query, value)) {
      // It may come from a server that lags behind; the next one may not.
      ({ text, value } = await askForPage(url));
      const doubt = await findDoubt(query, value);
      if (doubt) throw new ContentFault(doubt, { isDoubt: true });
    }
    denials.note(ref, value.results);
    // Each query has one kept answer, so a late one for an earlier version must not replace it.
    if ((await current.get()).ref === ref) {
      const askAgainAt = getAskAgainAt(query, text);
      await answers.keep(key, { ref, text, readAt: Date.now(), askAgainAt });
    }
    return { text, ref };
  }

  /**
   * Queries at a ref, or at the current one if the service has forgotten that ref.
   * @throws {ContentFault}
   */
  return async function askAnew(query: Query): Promise<Found> {
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
  };
}

import { createHash } from 'node:crypto';
import path from 'node:path';
import { createAnswers, type AnswerStore } from '@/lib/answers/answers';
import { createFileAnswers } from '@/lib/answers/file-answers';
import { createRedisAnswers } from '@/lib/answers/redis-answers';
import { isBuilding } from '@/lib/env';
import { getRedisLink } from '@/lib/redis';
import { parseNodes, type ChainEntry } from './schema';

const KEY = 'nodes';
/** How often a list that stays the same is stored again, which tells when it was read. */
const REPEAT_MS = 10 * 60_000;

/** The last good node list, over restarts and deployments. Neither call rejects. */
export type KeptNodes = {
  /** Null where none was stored. `readAt` is in milliseconds since 1970. */
  read(): Promise<{ entries: ChainEntry[]; readAt: number } | null>;
  keep(entries: readonly ChainEntry[], readAt: number): Promise<void>;
};

export function createKeptNodes(stores: readonly AnswerStore[]): KeptNodes {
  const answers = createAnswers(stores);
  let last = { text: '', readAt: 0 };
  return {
    async read() {
      const answer = await answers.find(KEY, undefined);
      try {
        return answer && { ...parseNodes(JSON.parse(answer.text)), readAt: answer.readAt };
      } catch {
        return null;
      }
    },

    async keep(entries, readAt) {
      const text = JSON.stringify(entries);
      if (text === last.text && Math.abs(readAt - last.readAt) < REPEAT_MS) return;
      last = { text, readAt };
      await answers.keep(KEY, { ref: '', text, readAt });
    },
  };
}

/** Keeps the list of one provider on the disk, and in Redis where several instances share one. */
export function keepNodesOf(apiUrl: string): KeptNodes {
  const scope = createHash('sha256').update(apiUrl).digest('hex').slice(0, 16);
  const link = isBuilding() ? null : getRedisLink();
  const shared = link ? [createRedisAnswers(link, `provider:${scope}:`)] : [];
  return createKeptNodes([
    ...shared,
    createFileAnswers([path.resolve('.data', 'provider', scope)]),
  ]);
}

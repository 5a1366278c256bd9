import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { MAX_TIME } from '@/lib/time';

/** What a service answered to a query. */
const answerSchema = z.object({
  /** The version of the content that it was read from; under one ref a query has one answer for good. */
  ref: z.string(),
  text: z.string(),
  /** Milliseconds since 1970. */
  readAt: z.number().nonnegative().max(MAX_TIME),
  /** When the same ref is to be asked once more, in milliseconds since 1970; absent where the answer is final. */
  askAgainAt: z.number().optional(),
});
export type Answer = z.output<typeof answerSchema>;

const storedSchema = answerSchema.extend({ digest: z.string().optional() });

const toDigest = ({ ref, text, readAt }: Answer) =>
  createHash('sha256')
    .update(JSON.stringify([ref, text, readAt]))
    .digest('base64url');

/** An answer as a store keeps it, with a digest that shows damage. */
export const stringifyAnswer = (answer: Answer): string =>
  JSON.stringify({ ...answer, digest: toDigest(answer) });

/** Reads an answer as a store keeps it. @throws for any other text, and for one that was damaged */
export function parseAnswer(stored: string): Answer {
  const { digest, ...answer } = storedSchema.parse(JSON.parse(stored));
  // Releases before this one stored no digest; what cannot be parsed is damaged all the same.
  if (digest === undefined) JSON.parse(answer.text);
  else if (digest !== toDigest(answer)) throw new Error('A stored answer is damaged.');
  return answer;
}

/** Where answers outlive a process. Neither call rejects. */
export type AnswerStore = {
  get(key: string): Promise<Answer | null>;
  set(key: string, answer: Answer): Promise<void>;
};

const MAX_CHARS = 24 * 1024 * 1024;

/** A name for a query that fits a file system and Redis. */
export const toAnswerKey = (query: string): string =>
  createHash('sha256').update(query).digest('hex').slice(0, 40);

/**
 * The last good answer of each query, in memory and in the stores behind it, which other processes share. The newest
 * counts, unless one of the wanted ref is found first.
 */
export function createAnswers(stores: readonly AnswerStore[]) {
  const memory = new LRUCache<string, Answer>({
    maxSize: MAX_CHARS,
    sizeCalculation: ({ text }) => text.length + 1,
  });

  async function find(key: string, ref: string | undefined): Promise<Answer | null> {
    let newest = memory.get(key) ?? null;
    for (const store of stores) {
      if (newest && newest.ref === ref) break;
      const answer = await store.get(key);
      if (answer && (answer.ref === ref || answer.readAt > (newest?.readAt ?? 0))) newest = answer;
    }
    if (newest) memory.set(key, newest);
    return newest;
  }

  return {
    /** The answer of this ref, else the newest of any; null when the query was never answered. */
    find,

    async keep(key: string, answer: Answer): Promise<void> {
      memory.set(key, answer);
      await Promise.all(stores.map((store) => store.set(key, answer)));
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

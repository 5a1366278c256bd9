import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { MAX_TIME } from '@/lib/time';

/** A service's response to a query. */
const answerSchema = z.object({
  /** The content version the response belongs to. Under one ref, the response to a query never changes. */
  ref: z.string(),
  text: z.string(),
  /** Milliseconds since 1970. */
  readAt: z.number().nonnegative().max(MAX_TIME),
  /** When to repeat the query at the same ref, in milliseconds since 1970; absent once the response is final. */
  askAgainAt: z.number().optional(),
});
export type Answer = z.output<typeof answerSchema>;

const storedSchema = answerSchema.extend({ digest: z.string().optional() });

const toDigest = ({ ref, text, readAt }: Answer) =>
  createHash('sha256')
    .update(JSON.stringify([ref, text, readAt]))
    .digest('base64url');

/** Serializes an answer for storage, with a digest that reveals damage. */
export const stringifyAnswer = (answer: Answer): string =>
  JSON.stringify({ ...answer, digest: toDigest(answer) });

/**
 * Parses a stored answer.
 * @throws if the text is not an answer or was damaged
 */
export function parseAnswer(stored: string): Answer {
  const { digest, ...answer } = storedSchema.parse(JSON.parse(stored));
  // Earlier releases stored no digest, so only broken JSON reveals damage.
  if (digest === undefined) JSON.parse(answer.text);
  else if (digest !== toDigest(answer)) throw new Error('A stored answer is damaged.');
  return answer;
}

/** Storage that outlives the process. Neither method rejects. */
export type AnswerStore = {
  get(key: string): Promise<Answer | null>;
  set(key: string, answer: Answer): Promise<void>;
};

const MAX_CHARS = 24 * 1024 * 1024;

/** A key for a query that is valid as a file name and in Redis. */
export const toAnswerKey = (query: string): string =>
  createHash('sha256').update(query).digest('hex').slice(0, 40);

/**
 * Keeps the last good answer to each query, in memory and in shared stores behind it. The newest answer wins, unless
 * one with the requested ref is found first.
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
    /** Returns the answer at this ref, else the newest at any ref; null if the query was never answered. */
    find,

    async keep(key: string, answer: Answer): Promise<void> {
      memory.set(key, answer);
      await Promise.all(stores.map((store) => store.set(key, answer)));
    },
  };
}

export type Answers = ReturnType<typeof createAnswers>;

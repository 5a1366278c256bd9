import type { RedisLink } from '@/lib/redis/link';
import { parseAnswer, stringifyAnswer, type AnswerStore } from './answers';

type Link = Pick<RedisLink, 'run' | 'write'>;

const TTL_SECONDS = 90 * 24 * 60 * 60;

/** Stores answers in a Redis that several instances share. */
export const createRedisAnswers = (link: Link, prefix: string): AnswerStore => ({
  async get(key) {
    const reply = await link.run((client) => client.get(prefix + key));
    if (reply === null) return null;
    try {
      // The client is configured to return strings as bytes, which its types do not reflect.
      return parseAnswer(String(reply));
    } catch {
      return null;
    }
  },

  async set(key, answer) {
    await link.write((client) =>
      client.set(prefix + key, stringifyAnswer(answer), {
        expiration: { type: 'EX', value: TTL_SECONDS },
      }),
    );
  },
});

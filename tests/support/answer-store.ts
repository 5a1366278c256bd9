import type { AnswerStore } from '@/lib/answers/answers';

/** A store that outlives what a test creates over it, like a disk. */
export function createTestStore(): AnswerStore {
  const kept = new Map<string, Parameters<AnswerStore['set']>[1]>();
  return {
    get: async (key) => kept.get(key) ?? null,
    set: async (key, answer) => void kept.set(key, answer),
  };
}

import { toAnswerKey, type Answer, type Answers } from '@/lib/answers/answers';

/** Versions that pages under way may still be reading. */
const REMEMBERED = 20;
/** How long servers of the service that lag behind go on naming an earlier version. */
const LAG_MS = 5 * 60_000;
const KEY = toAnswerKey('shown versions');

type Options = {
  answers: Answers;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** The refs that the site has shown, in the order in which it first did; other processes share them. */
export function createShownVersions({ answers, now }: Options) {
  let refs: readonly string[] = [];
  let stored = '';

  const add = (earlier: readonly string[], later: readonly string[]) => {
    refs = [...new Set([...earlier, ...later])].slice(-REMEMBERED);
  };

  return {
    has: (ref: string): boolean => refs.includes(ref),

    /** True for a version that was first shown before the current one, which the service has named a short time ago. */
    isPast(ref: string, current: Pick<Answer, 'ref' | 'readAt'> | null): boolean {
      if (!current || !refs.includes(ref)) return false;
      const isBefore = refs.indexOf(ref) < refs.indexOf(current.ref);
      return isBefore && Math.abs(now() - current.readAt) < LAG_MS;
    },

    /** Reads what other processes, or this one before a restart, have shown. */
    async load(): Promise<void> {
      const kept = await answers.find(KEY, undefined);
      add(kept?.text.split('\n') ?? [], refs);
    },

    note: (ref: string): void => add(refs, [ref]),

    /** Stores what was noted since the last time, for other processes. */
    async keep(): Promise<void> {
      const text = refs.join('\n');
      if (text === stored) return;
      stored = text;
      await answers.keep(KEY, { ref: '', text, readAt: now() });
    },
  };
}

import { toAnswerKey, type Answer, type Answers } from '@/lib/answers/answers';

/** Versions that renders in progress may still read. */
const REMEMBERED = 20;
/** How long lagging servers of the service go on naming an earlier version. */
const LAG_MS = 5 * 60_000;
const KEY = toAnswerKey('shown versions');

type Options = {
  answers: Answers;
  /** Milliseconds since 1970. */
  now: () => number;
};

/** Parses a stored line: a ref, and when the service first named it. Earlier releases stored no time. */
function parseLine(line: string): [ref: string, time: number] {
  const [ref = '', time] = line.split(' ');
  return [ref, Number(time) || 0];
}

/** The refs that the site has shown, in the order in which the service first named them; shared between processes. */
export function createShownVersions({ answers, now }: Options) {
  let times: ReadonlyMap<string, number> = new Map();
  let stored = '';

  const getTime = (ref: string | undefined) => times.get(ref ?? '') ?? Number.NEGATIVE_INFINITY;

  function setTime(ref: string, time: number): void {
    const byAge = [...new Map(times).set(ref, time)].sort(([, one], [, other]) => one - other);
    times = new Map(byAge.slice(-REMEMBERED));
  }

  const setEarliest = (ref: string, time: number) =>
    setTime(ref, Math.min(time, times.get(ref) ?? Infinity));

  /** Reads what other processes, or this one before a restart, have shown. */
  async function load(): Promise<void> {
    const kept = await answers.find(KEY, undefined);
    for (const line of kept?.text.split('\n') ?? []) setEarliest(...parseLine(line));
  }

  return {
    load,

    has: (ref: string): boolean => times.has(ref),

    /** True for a version named before the current one, if the service named the current one recently. */
    isPast(ref: string, current: Pick<Answer, 'ref' | 'readAt'> | null): boolean {
      if (!current || !times.has(ref)) return false;
      return getTime(ref) < getTime(current.ref) && Math.abs(now() - current.readAt) < LAG_MS;
    },

    /**
     * Notes when the service named a version.
     * @param before what this process showed until then
     */
    note(ref: string, time: number, before?: string): void {
      // Later than the previous one, whatever the clock says.
      setEarliest(ref, Math.max(time, before === ref ? time : getTime(before) + 1));
    },

    /** Stores new entries for other processes. */
    async keep(): Promise<void> {
      if (toText() === stored) return;
      await load();
      stored = toText();
      await answers.keep(KEY, { ref: '', text: stored, readAt: now() });
    },
  };

  function toText(): string {
    return [...times].map((entry) => entry.join(' ')).join('\n');
  }
}

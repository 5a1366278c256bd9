import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { onEnd } from '../bench/endings';

/** What an honest visitor experienced: milliseconds of successful visits, sorted, and reasons for failures. */
export type Visits = { times: number[]; failures: string[] };

export type Visitor = {
  /** Visits the home page every 50 ms while something runs. */
  watch<T>(run: () => Promise<T>): Promise<{ result: T; visits: Visits }>;
};

export function startVisitor(origin: string): Visitor {
  const worker = new Worker(new URL('./visitor-worker.mjs', import.meta.url), {
    workerData: { url: `${origin}/`, address: '10.255.0.1' },
    execArgv: [],
  });
  onEnd(() => void worker.terminate());
  return {
    async watch(run) {
      worker.postMessage('begin');
      const result = await run();
      worker.postMessage('end');
      const [visits] = (await once(worker, 'message')) as [Visits];
      return { result, visits: { ...visits, times: visits.times.sort((a, b) => a - b) } };
    },
  };
}

/** Returns the milliseconds within which a share of the visits succeeded. */
export const getPercentile = ({ times }: Visits, share: number): number =>
  times[Math.ceil(times.length * share) - 1] ?? Number.NaN;

import { availableParallelism } from 'node:os';
import { runAtOnce } from './check-step';
import { addTallies, type Tally } from './tally';

export type Step = () => Promise<Tally>;
/** Steps that run one after another. */
export type Lane = Record<string, Step>;

/**
 * Runs phases one after another, the lanes of each in parallel as far as there are processors.
 * @param only names of the steps to run; all if empty
 * @returns the test results, and a line for the time of each step
 */
export async function runPhases(phases: readonly Lane[][], only: ReadonlySet<string>) {
  const times: string[] = [];
  const tallies: Tally[] = [];

  async function time(name: string, step: Step): Promise<Tally> {
    console.info(`── ${name} …`);
    const began = performance.now();
    const tally = await step();
    const seconds = Math.round((performance.now() - began) / 1000);
    times.push(`${name} ${seconds} s`);
    const result = tally.failed > 0 ? `${tally.failed} failed` : 'passed';
    console.info(`── ${name}: ${result} after ${seconds} s`);
    return tally;
  }

  async function runLane(lane: Lane): Promise<Tally> {
    const own: Tally[] = [];
    for (const [name, step] of Object.entries(lane)) {
      if (only.size === 0 || only.has(name)) own.push(await time(name, step));
    }
    return addTallies(own);
  }

  for (const lanes of phases) {
    const tasks = lanes.map((lane) => () => runLane(lane));
    tallies.push(...(await runAtOnce(tasks, availableParallelism())));
  }
  return { tallies, times };
}

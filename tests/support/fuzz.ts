import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc, { type Arbitrary } from 'fast-check';

/** The same every day, so that a failure is the change's own; `FUZZ_SEED` sets another, `npm run test:all` a new one. */
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_122);

type Options<T> = {
  /** Names the file of cases that failed once, in tests/attack/fixtures, which are tried first. */
  name: string;
  runs: number;
  check: (value: T) => Promise<void>;
};

function readFixtures<T>(name: string): T[] {
  const file = path.join('tests', 'attack', 'fixtures', `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T[]) : [];
}

/**
 * Tries `check` with so many made-up values, and first with those that failed once. The error names the seed and the
 * smallest value that fails; that one belongs into the fixtures.
 */
export async function fuzz<T>(values: Arbitrary<T>, { name, runs, check }: Options<T>) {
  console.info(`Fuzzing ${name}: ${runs} runs with FUZZ_SEED=${SEED}`);
  for (const fixture of readFixtures<T>(name)) await check(fixture);
  await fc.assert(fc.asyncProperty(values, check), { seed: SEED, numRuns: runs });
}

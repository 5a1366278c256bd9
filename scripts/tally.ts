import { z } from 'zod';

export type Tally = {
  passed: number;
  failed: number;
  skipped: number;
  /** Of those that passed, how many did so only when tried again. */
  flaky: number;
};

export const EMPTY_TALLY: Tally = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numFailedTestSuites: z.number(),
  numPendingTests: z.number(),
});

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
});

/** Counts of a vitest JSON report; a file that could not even load counts as one failure. */
export function toVitestTally(report: unknown): Tally {
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } =
    vitestReport.parse(report);
  const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
  return { ...EMPTY_TALLY, passed: numPassedTests, failed, skipped: numPendingTests };
}

/** Counts of a Playwright JSON report. */
export function toPlaywrightTally(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: stats.flaky,
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped, flaky }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
      flaky: sum.flaky + flaky,
    }),
    EMPTY_TALLY,
  );
}

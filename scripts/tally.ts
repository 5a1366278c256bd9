import { z } from 'zod';

export type Tally = { passed: number; failed: number; skipped: number };

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
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

/** Counts of a Playwright JSON report; a test that passed only when tried again counts as failed. */
export function toPlaywrightTally(report: unknown): Tally {
  const { stats, errors } = playwrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

export function addTallies(tallies: readonly Tally[]): Tally {
  return tallies.reduce(
    (sum, { passed, failed, skipped }) => ({
      passed: sum.passed + passed,
      failed: sum.failed + failed,
      skipped: sum.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

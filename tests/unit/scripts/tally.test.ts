import { describe, expect, it } from 'vitest';
import { addTallies, toPlaywrightTally, toVitestTally } from '@/scripts/tally';

const vitest = {
  numPassedTests: 5,
  numFailedTests: 0,
  numFailedTestSuites: 0,
  numPendingTests: 2,
};
const playwright = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 }, errors: [] };

describe('the count of a run', () => {
  it('reads passed, failed and skipped from both runners', () => {
    expect(addTallies([toVitestTally(vitest), toPlaywrightTally(playwright)])).toEqual({
      passed: 12,
      failed: 1,
      skipped: 5,
      flaky: 0,
    });
  });

  it('counts a file that could not load as a failure', () => {
    expect(toVitestTally({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
  });

  it('lists tests that passed only on retry, and counts a runner error as a failure', () => {
    const stats = { ...playwright.stats, unexpected: 0, flaky: 2 };
    expect(toPlaywrightTally({ stats, errors: [{}] })).toEqual({
      passed: 9,
      failed: 1,
      skipped: 3,
      flaky: 2,
    });
  });

  it('rejects an unreadable report', () => {
    expect(() => toVitestTally({})).toThrow();
  });
});

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
  it('takes passed, failed and skipped from both runners', () => {
    expect(addTallies([toVitestTally(vitest), toPlaywrightTally(playwright)])).toEqual({
      passed: 12,
      failed: 1,
      skipped: 5,
    });
  });

  it('counts a file that could not load as a failure', () => {
    expect(toVitestTally({ ...vitest, numFailedTestSuites: 1 }).failed).toBe(1);
  });

  it('counts a test that passed only when tried again, and a fault of the runner, as failures', () => {
    const stats = { ...playwright.stats, unexpected: 0, flaky: 2 };
    expect(toPlaywrightTally({ stats, errors: [{}] }).failed).toBe(3);
  });

  it('refuses a report that it cannot read', () => {
    expect(() => toVitestTally({})).toThrow();
  });
});

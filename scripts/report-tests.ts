import type { Tally } from './tally';

/** Suites that need a service, by the setting that names it. */
const SERVICE_SUITES = {
  TEST_REDIS_URL: 'the page cache in Redis',
  TEST_DATABASE_URL: 'the leads journal in Postgres',
  TEST_FLEET: 'the fleet of nginx, Redis and Postgres',
};

type Report = {
  /** The duration of each step. */
  times: readonly string[];
  minutes: number;
  /** True if the steps ran that use services. */
  hasServices: boolean;
};

/** Prints the test results; with failures, the process ends with 1. */
export function reportTests(total: Tally, { times, minutes, hasServices }: Report): void {
  for (const [setting, suite] of Object.entries(hasServices ? SERVICE_SUITES : {})) {
    if (!process.env[setting]) console.info(`Skipped without ${setting}: ${suite}`);
  }
  console.info(`\nTimes: ${times.join(', ')}; ${minutes.toFixed(1)} min in all`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  if (total.flaky > 0) console.warn(`\n${total.flaky} passed only on a retry: fix them`);
  console.info(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS } from './scripts/chromium';
import { isExhaustive } from './tests/support/exhaustive';

/** A page of a test lives for seconds: to compile its scripts for speed costs more than it brings. */
const NO_COMPILERS = '--js-flags=--no-maglev,--no-opt';

const PORT = Number(process.env.TEST_PORT ?? 3217);

/** A host name that is not localhost, so that browsers treat the page as insecure. */
const PLAIN_HTTP_HOST = '--host-resolver-rules=MAP plain.test 127.0.0.1';

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // Matrices and secondary journeys belong to `test:all`.
  ...(!isExhaustive && { grepInvert: /@all/ }),
  fullyParallel: true,
  workers: 3,
  // None by hand. `.ci/run` allows one, and the run names each test that needed it.
  retries: Number(process.env.TEST_RETRIES ?? 0),
  timeout: 60_000,
  // For a machine that has other things to do.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Motion takes a seventh of the processor's time. What moves has tests of its own, and `test:all` sees all in motion.
    contextOptions: { reducedMotion: isExhaustive ? 'no-preference' : 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [...CHROMIUM_ARGS, NO_COMPILERS, PLAIN_HTTP_HOST],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `http://localhost:${PORT}/`,
    // Tests of the forms each come from an address of their own.
    env: { PORT: String(PORT), TRUSTED_PROXIES: '1' },
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

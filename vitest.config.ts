import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { WaitingFirst } from './tests/support/waiting-first.ts';
import { staticImages } from './tests/support/static-images.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const ISOLATED = 'tests/{unit,contract}/**/*.isolated.test.{ts,tsx}';

/** Files share processes: to load the site's modules anew for each takes half of the time. */
const SHARED = { isolate: false, setupFiles: ['tests/support/fresh-process.ts'] };

export default defineConfig({
  plugins: [react(), staticImages()],
  resolve: {
    alias: {
      '@': root.replace(/\/$/, ''),
      // The package throws outside a React server build, which a unit test is not.
      'server-only': fileURLToPath(new URL('tests/support/empty.ts', import.meta.url)),
    },
  },
  test: {
    // For a slow machine; what hangs would hang for good.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // None by hand. `.ci/run` allows one, and the run names each test that needed it.
    retry: Number(process.env.TEST_RETRIES ?? 0),
    // Its own choice leaves a core of two idle, and some files wait.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: WaitingFirst },
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          ...SHARED,
          include: ['tests/unit/**/*.test.ts'],
          exclude: [ISOLATED],
        },
      },
      {
        extends: true,
        test: {
          // Those that replace modules, which others would find in their place.
          name: 'isolated',
          environment: 'node',
          include: [ISOLATED],
        },
      },
      {
        extends: true,
        test: {
          name: 'view',
          environment: 'happy-dom',
          // A test must not need the network.
          environmentOptions: { happyDOM: { settings: { disableIframePageLoading: true } } },
          ...SHARED,
          setupFiles: [...SHARED.setupFiles, 'tests/support/view-setup.ts'],
          include: ['tests/unit/**/*.test.tsx'],
        },
      },
      {
        extends: true,
        test: {
          // Needs the site to be built.
          name: 'built',
          environment: 'node',
          include: ['tests/{attack,built}/**/*.test.ts'],
          globalSetup: ['tests/support/serve-built-site.ts'],
          // Half of their time they wait for servers.
          maxWorkers: availableParallelism() + 3,
          testTimeout: 300_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          // Needs the site to be built, and Debian's nginx, Redis and Postgres; the short form takes two minutes.
          name: 'fleet',
          environment: 'node',
          include: [`tests/fleet/${process.env.TEST_FLEET === 'short' ? 'switch' : '*'}.test.ts`],
          globalSetup: ['tests/fleet/run-fleet.ts'],
          // They share one fleet, and one of them breaks it.
          fileParallelism: false,
          testTimeout: 600_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'contract',
          environment: 'node',
          ...SHARED,
          include: ['tests/contract/**/*.test.{ts,tsx}'],
          exclude: [ISOLATED, 'tests/contract/redis*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'redis',
          environment: 'node',
          include: ['tests/contract/redis*.test.ts'],
          // One file after the other: one of them makes the Redis that they share refuse writes.
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});

import { afterAll, vi } from 'vitest';

// Test files share a process, so each starts without what the site keeps for the whole process.
for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
  if (symbol.description?.startsWith('site.')) Reflect.deleteProperty(globalThis, symbol);
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

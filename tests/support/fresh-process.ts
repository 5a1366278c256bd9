import { afterAll, vi } from 'vitest';

// For files that share a process: what the site keeps for the whole process is made anew for each.
for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
  if (symbol.description?.startsWith('site.')) Reflect.deleteProperty(globalThis, symbol);
}

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

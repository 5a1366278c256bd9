import type { WebDriver } from 'selenium-webdriver';

export type Browser = { driver: WebDriver; end(): Promise<void> };

export type Engine = {
  name: string;
  /** Returns what this machine lacks to run it. */
  getLack(): string | undefined;
  start(): Promise<Browser>;
};

/** How long a browser or its driver may take to respond. */
export const START = { timeout: 30_000, interval: 50 };

/** Returns the first missing program. */
export const nameLack = (programs: Record<string, string | undefined>) =>
  Object.keys(programs).find((name) => !programs[name]);

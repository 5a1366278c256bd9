/** How long to wait for anything: the machine may be busy. */
export const WAIT = { timeout: 15_000, interval: 50 };

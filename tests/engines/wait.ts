/** How long something is waited for: this machine may have other things to do. */
export const WAIT = { timeout: 15_000, interval: 50 };

/** The path at which the page for unknown paths is rendered, shown until the real one is filled in. */
export const MISSING_PATH = '/missing/';

export type MissingMessages = { message: string; faucetMessage: string };

const FAUCET = /^(\/cn)?\/faucet\//;

/** Returns the message for an unknown path; faucets have their own. */
export function getMissingMessage(path: string, messages: MissingMessages): string {
  const labels = FAUCET.test(path) ? messages.faucetMessage : messages.message;
  return labels.replace('{path}', () => path);
}

/** The path that the page for unknown addresses is rendered at, and so shows until the real one is filled in. */
export const MISSING_PATH = '/missing/';

export type MissingMessages = { message: string; faucetMessage: string };

const FAUCET = /^(\/cn)?\/faucet\//;

/** The words for an unknown path; faucets have words of their own. */
export function getMissingMessage(path: string, messages: MissingMessages): string {
  const labels = FAUCET.test(path) ? messages.faucetMessage : messages.message;
  return labels.replace('{path}', () => path);
}

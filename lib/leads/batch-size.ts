import type { MailResult } from './mail';

const TURNED_AWAY: readonly MailResult[] = ['put off', 'failed'];

/**
 * How many mails are sent at once: as many as the mail server has taken where it turns some away, as those do that take
 * three connections of one sender, and one more each time it takes them all.
 */
export function createBatchSize(max: number) {
  let size = max;

  return {
    get: () => size,

    /** To be told how the mails of a batch ended. */
    note(results: readonly MailResult[]): void {
      const sent = results.filter((result) => result === 'sent').length;
      const isTurnedAway = results.some((result) => TURNED_AWAY.includes(result));
      // It takes none at all, so fewer would not help.
      if (sent === 0 && isTurnedAway) size = max;
      else if (isTurnedAway) size = sent;
      else if (results.length >= size) size = Math.min(size + 1, max);
    },
  };
}

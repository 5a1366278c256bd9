import type { MailResult } from './mail';

/** Of a round, without a mail that is taken: servers that suspect what many mails say hold up others no longer. */
const MAX_PAUSES = 5;

const TURNED_AWAY: readonly MailResult[] = ['put off', 'failed'];

/**
 * How many mails are sent at once: as many as the mail server has taken where it turns some away, as those do that take
 * three connections of one sender, and one more each time it takes them all, up to `max`. Others count the mails of a
 * second, and are left alone for a while.
 */
export function createMailPace(max: number) {
  let size = max;
  let pauses = 0;

  return {
    getSize: () => size,

    beginRound(): void {
      pauses = MAX_PAUSES;
    },

    /** To be told how the mails of a batch ended; true where the server is to be left alone before the next. */
    note(results: readonly MailResult[]): boolean {
      // It is away, whatever the number.
      if (results.every((result) => result === 'failed')) return false;
      const sent = results.filter((result) => result === 'sent').length;
      if (sent > 0) pauses = MAX_PAUSES;
      if (!results.some((result) => TURNED_AWAY.includes(result))) {
        if (results.length >= size) size = Math.min(size + 1, max);
        return false;
      }
      size = sent || Math.ceil(size / 2);
      pauses -= 1;
      return pauses >= 0;
    },
  };
}

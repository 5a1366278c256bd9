import type { MailResult } from './mail';

/** Rests in a row before the server accepts a mail, so that many suspicious messages do not hold up others for long. */
const MAX_RESTS = 5;

/** `end` if nothing was due or the server is down, `rest` if it is busy. */
type Next = 'end' | 'rest' | 'go on';

const TURNED_AWAY: readonly MailResult[] = ['put off', 'busy', 'failed'];

/**
 * Sets how many mails are sent at once. A server that turns some away, for example because it allows three connections
 * per sender, gets as many as it just accepted. Each batch that it accepts completely adds one, up to `max`. A server
 * that limits mails per second needs rests in between.
 *
 * A batch that is put off in part may mean either: some servers accept the message before they say that this sender
 * has too many connections, others dislike what some messages say. If the next, smaller batch is put off too, it is the
 * content, and smaller batches would only hold up the other mails.
 */
export function createMailPace(max: number) {
  let size = max;
  let rests = 0;
  /** The size before the last batch, if that batch was put off in part. */
  let sizeBefore: number | null = null;
  /** True for the rest of a round in which messages are put off for their content. */
  let isAboutContent = false;

  function resize(results: readonly MailResult[], sent: number): void {
    const isPutOff = results.includes('put off');
    const before = sizeBefore;
    sizeBefore = null;
    if (results.includes('busy') || results.includes('failed')) {
      size = sent || Math.ceil(size / 2);
    } else if (isPutOff && before !== null) {
      isAboutContent = true;
      size = before;
    } else if (isPutOff && sent > 0 && !isAboutContent) {
      sizeBefore = size;
      size = sent;
    } else if (results.length >= size) {
      size = Math.min(size + 1, max);
    }
  }

  return {
    getSize: () => size,

    beginRound(): void {
      rests = MAX_RESTS;
      sizeBefore = null;
      isAboutContent = false;
    },

    /** Takes the results of a batch; returns what to do next. */
    note(results: readonly MailResult[]): Next {
      // For a server that is down, the batch size makes no difference.
      if (results.every((result) => result === 'failed')) return 'end';
      const sent = results.filter((result) => result === 'sent').length;
      if (sent > 0) rests = MAX_RESTS;
      resize(results, sent);
      const isTurnedAway = results.some((result) => TURNED_AWAY.includes(result));
      if (!isTurnedAway || rests === 0) return 'go on';
      rests -= 1;
      return 'rest';
    },
  };
}

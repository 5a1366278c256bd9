import type { createInFlight } from './in-flight';
import type { Notify } from './mail';
import { getSettlement } from './schedule';
import type { Lead, MailEnd, NewLead, QueuedMail } from './types';
import type { WithJournal } from './with-journal';

/** Longer than an attempt takes, which waits five minutes for the mail server's last word. */
const LEASE_MS = 10 * 60_000;
const BATCH = 20;

type Options = {
  /** Null where sales are told of no lead. */
  notify: Notify | null;
  withJournal: WithJournal;
  /** Delay before the second attempt; it doubles with each. */
  retryDelayMs: number;
  inFlight: ReturnType<typeof createInFlight>;
  now: () => number;
  log: (line: string) => void;
};

/** Tells sales of each lead, and tries again where that fails. */
export function createMails(options: Options) {
  const { notify, withJournal, retryDelayMs, inFlight, now, log } = options;
  const getClaim = () => ({ now: now(), leaseMs: LEASE_MS });

  /** How a mail is left that failed. */
  function getEnd({ leadId, attempts }: QueuedMail): MailEnd {
    const failure = { reason: '', isFinal: false };
    const { status, nextAttemptAt } = getSettlement(failure, {
      attempts,
      now: now(),
      delayMs: retryDelayMs,
    });
    if (status === 'pending') return { nextAttemptAt };
    log(`Leads: the mail about ${leadId} was given up.`);
    return 'given up';
  }

  async function settle(mail: QueuedMail, isSent: boolean): Promise<void> {
    const end = isSent ? 'sent' : getEnd(mail);
    const what = `the outcome of the mail about ${mail.leadId} could not be written`;
    await withJournal(what, ({ mails }) => mails.settle(mail, end));
  }

  async function attempt(lead: NewLead, mail: QueuedMail): Promise<boolean> {
    const isSent = (await notify?.(lead)) === true;
    await settle(mail, isSent);
    return isSent;
  }

  const queue = (leadId: string, what: string) =>
    withJournal(what, async ({ mails }) => ({ mail: await mails.add(leadId, getClaim()) }));

  /** Tries a mail that could not be queued, and queues it after that, when the journal may be back. */
  async function attemptUnqueued(lead: Lead): Promise<void> {
    const isSent = (await notify?.(lead)) === true;
    const queued = await queue(lead.id, `the mail about ${lead.id} could not be queued`);
    if (queued?.mail) await settle(queued.mail, isSent);
  }

  async function attemptAgain(mail: QueuedMail): Promise<boolean> {
    const lead = await withJournal('a lead could not be read', (journal) =>
      journal.get(mail.leadId),
    );
    return lead ? attempt(lead, mail) : false;
  }

  return {
    /** Queues the mail about a lead, unless it was before, and begins to send it. Resolves once it is queued. */
    async begin(lead: Lead): Promise<void> {
      if (!notify) return;
      const queued = await queue(lead.id, 'a mail could not be queued, so it is tried at once');
      if (!queued) void inFlight.track(attemptUnqueued(lead));
      else if (queued.mail) void inFlight.track(attempt(lead, queued.mail));
    },

    /** Begins to send the mail about a lead that could not be written down: once. */
    beginUnwritten(lead: NewLead): void {
      if (notify) void inFlight.track(notify(lead));
    },

    /** Sends what is due, until none of a batch can be sent; says how many were. */
    async sendDue(): Promise<number> {
      let isAway = !notify;
      let sent = 0;
      while (!isAway && !inFlight.isStopping()) {
        const due = await withJournal('the queue of mails could not be read', ({ mails }) =>
          mails.claimDue(BATCH, getClaim()),
        );
        const results = await Promise.all(
          (due ?? []).map((mail) => inFlight.track(attemptAgain(mail))),
        );
        sent += results.filter(Boolean).length;
        isAway = !results.includes(true);
      }
      return sent;
    },
  };
}

import { setTimeout as sleep } from 'node:timers/promises';
import type { createInFlight } from './in-flight';
import type { MailResult, Notify } from './mail';
import { createMailPace } from './mail-pace';
import { toMailEnd } from './mail-schedule';
import type { Lead, NewLead, QueuedMail } from './types';
import type { WithJournal } from './with-journal';

/** Longer than an attempt, which waits up to five minutes for the mail server's last response. */
const LEASE_MS = 10 * 60_000;
const MAX_BATCH = 20;
/** How long a busy server is left alone; some limit mails per second. */
const PAUSE_MS = 1100;

type Options = {
  /** Null if sales are not notified of leads. */
  notify: Notify | null;
  withJournal: WithJournal;
  /** Delay before the second attempt; it doubles each time. */
  retryDelayMs: number;
  inFlight: ReturnType<typeof createInFlight>;
  now: () => number;
  log: (line: string) => void;
};

/** Notifies sales of each lead, and retries failed mails. */
export function createMails(options: Options) {
  const { notify, withJournal, retryDelayMs, inFlight, now, log } = options;
  const pace = createMailPace(MAX_BATCH);
  const getClaim = () => ({ now: now(), leaseMs: LEASE_MS });

  async function settle(lead: Lead, mail: QueuedMail, result: MailResult): Promise<void> {
    const end = toMailEnd({ lead, mail, result, now: now(), delayMs: retryDelayMs });
    if (end === 'given up') log(`Leads: the mail about ${lead.id} was given up.`);
    const what = `the outcome of the mail about ${lead.id} could not be written`;
    await withJournal(what, ({ mails }) => mails.settle(mail, end));
  }

  const tell = async (lead: NewLead): Promise<MailResult> => (await notify?.(lead)) ?? 'failed';

  async function attempt(lead: Lead, mail: QueuedMail): Promise<MailResult> {
    const result = await tell(lead);
    await settle(lead, mail, result);
    return result;
  }

  const queue = (leadId: string, what: string) =>
    withJournal(what, async ({ mails }) => ({ mail: await mails.add(leadId, getClaim()) }));

  /** Sends a mail that could not be queued, and queues it afterwards, when the journal may be back. */
  async function attemptUnqueued(lead: Lead): Promise<void> {
    const result = await tell(lead);
    const queued = await queue(lead.id, `the mail about ${lead.id} could not be queued`);
    if (queued?.mail) await settle(lead, queued.mail, result);
  }

  async function attemptAgain(mail: QueuedMail): Promise<MailResult> {
    const lead = await withJournal('a lead could not be read', (journal) =>
      journal.get(mail.leadId),
    );
    return lead ? attempt(lead, mail) : 'failed';
  }

  return {
    /** Queues the mail about a lead unless it already was, and starts to send it. Resolves once it is queued. */
    async begin(lead: Lead): Promise<void> {
      if (!notify) return;
      const queued = await queue(lead.id, 'a mail could not be queued, so it is tried at once');
      if (!queued) void inFlight.track(attemptUnqueued(lead));
      else if (queued.mail) void inFlight.track(attempt(lead, queued.mail));
    },

    /** Starts to send the mail about a lead that could not be recorded, without retries. */
    beginUnwritten(lead: NewLead): void {
      if (notify) void inFlight.track(notify(lead));
    },

    /** Sends due mails until the queue is empty or the server is down; returns how many were sent. */
    async sendDue(pauseMs = PAUSE_MS): Promise<number> {
      let isOver = !notify;
      let sent = 0;
      pace.beginRound();
      while (!isOver && !inFlight.isStopping()) {
        const due = await withJournal('the queue of mails could not be read', ({ mails }) =>
          mails.claimDue(pace.getSize(), getClaim()),
        );
        const results = await Promise.all(
          (due ?? []).map((mail) => inFlight.track(attemptAgain(mail))),
        );
        sent += results.filter((result) => result === 'sent').length;
        const next = pace.note(results);
        if (next === 'rest') await sleep(pauseMs);
        isOver = next === 'end';
      }
      return sent;
    },
  };
}

import { getErrorKind } from '@/lib/errors';
import type { LeadAnswer } from '@/lib/provider/send-lead';
import type { LeadJournal, NewDelivery } from './journal';
import {
  LEAD_CALLS,
  type Channel,
  type Lead,
  type LeadCall,
  type NewLead,
  type Settlement,
} from './types';

/** What the visitor is told; `kept` means that the provider did not take the lead yet, but the journal has it. */
export type SubmitResult = 'delivered' | 'limited' | 'kept' | 'failed';

/** Sends a lead over one channel, once; never rejects. */
export type SendLead = (lead: NewLead) => Promise<LeadAnswer>;

/** Is told the id under which the provider logged a refused lead. */
export type OnRefusal = (requestId: string) => void;

export type DeliveryOptions = {
  /** Returns the journal, opened on first use; rejects while it cannot be opened. */
  getJournal: () => Promise<LeadJournal>;
  send: SendLead;
  /** Notifies sales by mail; null if they are not notified. */
  notify: SendLead | null;
  /** True for a call that only the journal accepts. */
  isJournalOnly: (call: LeadCall) => boolean;
  /** Longest duration of one call to the provider. */
  timeoutMs: number;
  /** Delay before the second attempt; it doubles each time, up to an hour. */
  retryDelayMs: number;
  now?: () => number;
  log?: (line: string) => void;
};

/** Attempts after which a lead is given up until an operator retries it: about three days with the default delay. */
export const MAX_ATTEMPTS = 80;
const MAX_DELAY_MS = 3_600_000;
/** Added to the duration of a call, so that a slow response is not overtaken by a second attempt. */
const LEASE_MARGIN_MS = 30_000;
/** Longer than any mail takes. */
const MAIL_LEASE_MS = 10 * 60_000;
const BATCH = 20;

/** A rejected body, or a known key with a different body, will be rejected again. */
const FINAL_STATUSES = new Set([400, 409, 413, 415, 422]);
const LIMITED_STATUSES = new Set([403, 429]);

function toResult(answer: LeadAnswer): SubmitResult {
  if (answer.isAccepted) return 'delivered';
  return LIMITED_STATUSES.has(answer.status) ? 'limited' : 'failed';
}

/** The same for a lead that the journal has. */
function toKeptResult(answer: LeadAnswer): SubmitResult {
  const result = toResult(answer);
  return result === 'failed' ? 'kept' : result;
}

/** Passes on the request id of an answer, if it has one. */
function report(answer: LeadAnswer, onRefusal: OnRefusal): LeadAnswer {
  if (!answer.isAccepted && answer.requestId) onRefusal(answer.requestId);
  return answer;
}

/** Accepts leads, records each before sending it, and retries what failed. */
export function createDelivery(options: DeliveryOptions) {
  const { getJournal, send, notify, isJournalOnly, timeoutMs, retryDelayMs } = options;
  const { now = Date.now, log = (line: string) => console.error(line) } = options;
  const leases: Record<Channel, number> = {
    provider: timeoutMs + LEASE_MARGIN_MS,
    mail: MAIL_LEASE_MS,
  };
  const underway = new Map<string, Promise<SubmitResult>>();
  const tasks = new Set<Promise<unknown>>();
  let isStopping = false;

  /** Keeps a task, so that `stop` waits for it. */
  function track<T>(task: Promise<T>): Promise<T> {
    const forget = () => tasks.delete(task);
    tasks.add(task);
    task.then(forget, forget);
    return task;
  }

  /** Does something with the journal; null, and a log line, if that fails. The visitor does not wait for it. */
  async function withJournal<T>(what: string, action: (journal: LeadJournal) => Promise<T>) {
    try {
      return await action(await getJournal());
    } catch (error) {
      log(`Leads: ${what} (${getErrorKind(error)}).`);
      return null;
    }
  }

  function toSettlement(answer: LeadAnswer, { attempts }: Lead): Settlement {
    if (answer.isAccepted) return { status: 'delivered', lastError: null, nextAttemptAt: now() };
    const isOver = FINAL_STATUSES.has(answer.status) || attempts >= MAX_ATTEMPTS;
    const delayMs = Math.min(retryDelayMs * 2 ** (attempts - 1), MAX_DELAY_MS);
    const status = isOver ? 'failed' : 'pending';
    return { status, lastError: answer.reason, nextAttemptAt: now() + delayMs };
  }

  /** Sends a claimed lead over its channel and records the outcome. */
  async function attempt(lead: Lead): Promise<LeadAnswer> {
    const answer = await (lead.channel === 'mail' && notify ? notify : send)(lead);
    const settlement = toSettlement(answer, lead);
    const name = lead.channel === 'mail' ? `the mail about ${lead.id}` : lead.id;
    if (settlement.status === 'failed') log(`Leads: ${name} given up (${settlement.lastError}).`);
    await withJournal(`the outcome of ${name} could not be written`, (journal) =>
      journal.settle(lead, settlement),
    );
    return answer;
  }

  /** Without a journal, only the provider can accept the lead; if it cannot either, nothing was recorded. */
  async function sendUnwritten(lead: NewLead, onRefusal: OnRefusal): Promise<SubmitResult> {
    if (notify) void track(notify(lead));
    return isJournalOnly(lead.call) ? 'failed' : toResult(report(await send(lead), onRefusal));
  }

  async function submitOnce(newLead: NewLead, onRefusal: OnRefusal): Promise<SubmitResult> {
    // Calls that only the journal accepts are delivered with their row: nothing later can leave them waiting.
    const isKept = isJournalOnly(newLead.call);
    const deliveries: NewDelivery[] = [
      { channel: 'provider', status: isKept ? 'delivered' : 'pending', leaseMs: leases.provider },
    ];
    if (notify) deliveries.push({ channel: 'mail', status: 'pending', leaseMs: leases.mail });
    const recordedAt = now();
    const added = await withJournal(
      'the journal could not be written, a lead goes on without it',
      (journal) => journal.add(newLead, recordedAt, deliveries),
    );
    if (!added) return sendUnwritten(newLead, onRefusal);
    const { lead, isNew } = added;
    if (isNew && notify) {
      const claimedUntil = recordedAt + leases.mail;
      void track(attempt({ ...lead, channel: 'mail', claimedUntil }));
    }
    // Leads that wait without a provider were recorded for one that is no longer configured, or not yet.
    if (lead.status === 'delivered' || isKept) return 'delivered';
    if (isNew) return toKeptResult(report(await attempt(lead), onRefusal));
    const claimed = await withJournal('a lead could not be claimed', (journal) =>
      journal.claimOne(lead.id, { now: now(), leaseMs: leases.provider }),
    );
    // Another process is sending it, and will record a failure.
    return claimed ? toKeptResult(report(await attempt(claimed), onRefusal)) : 'delivered';
  }

  async function claimBatch(channel: Channel): Promise<Lead[]> {
    if (isStopping || (channel === 'mail' && !notify)) return [];
    // What only the journal accepts stays unchanged: the provider it was recorded for never got it.
    const calls = LEAD_CALLS.filter((call) => channel === 'mail' || !isJournalOnly(call));
    const claim = { now: now(), leaseMs: leases[channel] };
    const claimed = await withJournal('the journal could not be read', (journal) =>
      journal.claimDue(channel, BATCH, claim, calls),
    );
    return claimed ?? [];
  }

  return {
    /** Accepts a lead; concurrent calls with the same key share the result. */
    submit(lead: NewLead, onRefusal: OnRefusal = () => undefined): Promise<SubmitResult> {
      const running = underway.get(lead.key) ?? track(submitOnce(lead, onRefusal));
      underway.set(lead.key, running);
      return running.finally(() => underway.delete(lead.key));
    },

    /**
     * Sends what is due over a channel and returns how many succeeded and failed. Ends once a whole batch has failed:
     * the service is down, and the rest stays due.
     */
    async sendDue(channel: Channel): Promise<{ delivered: number; failed: number }> {
      const count = { delivered: 0, failed: 0 };
      for (;;) {
        const leads = await claimBatch(channel);
        const answers = await Promise.all(leads.map((lead) => track(attempt(lead))));
        const delivered = answers.filter(({ isAccepted }) => isAccepted).length;
        count.delivered += delivered;
        count.failed += leads.length - delivered;
        if (delivered === 0) return count;
      }
    },

    /** Claims nothing more, and resolves once everything in flight has settled. */
    async stop(): Promise<void> {
      isStopping = true;
      while (tasks.size > 0) await Promise.allSettled(tasks);
    },
  };
}

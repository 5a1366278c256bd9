import type { LeadAnswer, LeadPost } from '@/lib/provider/send-lead';
import { LEAD_CALLS, type LeadCall } from './calls';
import { createInFlight } from './in-flight';
import type { Notify } from './mail';
import { createMails } from './mails';
import { getSettlement } from './schedule';
import { DAMAGED, isFinal, toResult, type SubmitResult } from './submit-result';
import type { Lead, LeadJournal, NewLead } from './types';
import { createWithJournal } from './with-journal';

export type DeliveryOptions = {
  /** Returns the journal, opened on first use; rejects while it cannot be opened. */
  getJournal: () => Promise<LeadJournal>;
  /** Sends one lead; never rejects. */
  send: (post: LeadPost) => Promise<LeadAnswer>;
  /** True for a call that only the journal accepts. */
  isJournalOnly: (call: LeadCall) => boolean;
  /** Null if sales are not notified of leads. */
  notify: Notify | null;
  /** Longest duration of one call to the provider. */
  timeoutMs: number;
  /** Delay before the second attempt; it doubles each time. */
  retryDelayMs: number;
  now?: () => number;
  log?: (line: string) => void;
};

/** Added to the duration of a call, so that a slow response is not overtaken by a second attempt. */
const LEASE_MARGIN_MS = 30_000;
const BATCH = 20;
/** Accepts leads, records each before sending it, and retries failed ones. */
export function createDelivery(options: DeliveryOptions) {
  const { getJournal, send, isJournalOnly, notify, timeoutMs, retryDelayMs } = options;
  const { now = Date.now, log = (line: string) => console.error(line) } = options;
  const underway = new Map<string, Promise<SubmitResult>>();
  const inFlight = createInFlight();
  const { track, isStopping, stop } = inFlight;
  const getClaim = () => ({ now: now(), leaseMs: timeoutMs + LEASE_MARGIN_MS });

  const withJournal = createWithJournal(getJournal, log);
  const mails = createMails({ notify, withJournal, retryDelayMs, inFlight, now, log });

  async function attempt(lead: Lead): Promise<SubmitResult> {
    const answer = lead.isDamaged ? DAMAGED : await send(lead);
    const settlement = answer.isAccepted
      ? ({ status: 'delivered', lastError: null, nextAttemptAt: now() } as const)
      : getSettlement(
          { reason: answer.reason, isFinal: isFinal(answer.status) },
          { attempts: lead.attempts, now: now(), delayMs: retryDelayMs },
        );
    if (settlement.status === 'failed')
      log(`Leads: ${lead.id} given up (${settlement.lastError}).`);
    const what = `the outcome of ${lead.id} could not be written`;
    await withJournal(what, (journal) => journal.settle(lead, settlement));
    return toResult(answer);
  }

  /** Without a journal, only the provider can accept the lead; if it cannot either, nothing was recorded. */
  async function sendUnwritten(lead: NewLead): Promise<SubmitResult> {
    return isJournalOnly(lead.call) ? 'failed' : toResult(await send(lead));
  }

  async function submitOnce(lead: NewLead): Promise<SubmitResult> {
    const what = 'the journal could not be written, a lead goes on without it';
    // Calls that only the journal accepts are delivered with their row: nothing later can leave them waiting.
    const status = isJournalOnly(lead.call) ? 'delivered' : 'pending';
    const added = await withJournal(what, (journal) => journal.add(lead, getClaim(), status));
    if (!added) {
      mails.beginUnwritten(lead);
      return sendUnwritten(lead);
    }
    // Also for a known lead, whose process may have ended in between.
    await mails.begin(added.lead);
    // Leads that wait without a provider were recorded for one that is no longer configured, or not yet.
    if (added.lead.status === 'delivered' || isJournalOnly(lead.call)) return 'delivered';
    if (added.isNew) return attempt(added.lead);
    const retry = 'a lead could not be claimed';
    const claimed = await withJournal(retry, (journal) =>
      journal.claimOne(added.lead.id, getClaim()),
    );
    // Another process is sending it, and will record a failure.
    return claimed ? attempt(claimed) : 'delivered';
  }

  return {
    /** Accepts a lead; concurrent calls with the same key share the result. */
    submit(lead: NewLead): Promise<SubmitResult> {
      const running = underway.get(lead.key) ?? track(submitOnce(lead));
      underway.set(lead.key, running);
      return running.finally(() => underway.delete(lead.key));
    },

    /**
     * Sends due leads in batches and returns how many succeeded and failed. Leads that only the journal accepts stay
     * unchanged: the provider they were recorded for never got them.
     */
    async redeliver(): Promise<{ delivered: number; failed: number }> {
      const count = { delivered: 0, failed: 0 };
      const what = 'the journal could not be read';
      const calls = LEAD_CALLS.filter((call) => !isJournalOnly(call));
      const claim = async () => {
        if (isStopping()) return [];
        const claimed = await withJournal(what, (journal) =>
          journal.claimDue(BATCH, getClaim(), calls),
        );
        return claimed ?? [];
      };
      for (let leads = await claim(); leads.length > 0; leads = await claim()) {
        const results = await Promise.all(leads.map((lead) => track(attempt(lead))));
        for (const result of results) count[result === 'delivered' ? 'delivered' : 'failed'] += 1;
      }
      return count;
    },

    sendDueMails: mails.sendDue,

    /** Claims nothing more, and resolves once everything in flight has settled. */
    stop,
  };
}

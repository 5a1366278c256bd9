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
  /** The journal, opened when first asked for; rejects while it cannot be. */
  getJournal: () => Promise<LeadJournal>;
  /** Sends one lead; never rejects. */
  send: (post: LeadPost) => Promise<LeadAnswer>;
  /** True for a call that nobody but the journal takes. */
  isJournalOnly: (call: LeadCall) => boolean;
  /** Null where sales are told of no lead. */
  notify: Notify | null;
  /** Longest that one call to the provider takes. */
  timeoutMs: number;
  /** Delay before the second attempt; it doubles with each. */
  retryDelayMs: number;
  now?: () => number;
  log?: (line: string) => void;
};

/** Beyond the call itself, so that a slow answer is not overtaken by a second attempt. */
const LEASE_MARGIN_MS = 30_000;
const BATCH = 20;
/** Takes leads, writes each down before it is sent, and sends again what did not arrive. */
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

  /** Without a journal the provider is all there is; where it is none either, nothing was kept. */
  async function sendUnwritten(lead: NewLead): Promise<SubmitResult> {
    return isJournalOnly(lead.call) ? 'failed' : toResult(await send(lead));
  }

  async function submitOnce(lead: NewLead): Promise<SubmitResult> {
    const what = 'the journal could not be written, a lead goes on without it';
    // What only the journal takes has arrived with its row: nothing after it can leave it waiting.
    const status = isJournalOnly(lead.call) ? 'delivered' : 'pending';
    const added = await withJournal(what, (journal) => journal.add(lead, getClaim(), status));
    if (!added) {
      mails.beginUnwritten(lead);
      return sendUnwritten(lead);
    }
    // Also for one that is known, whose process may have ended in between.
    await mails.begin(added.lead);
    // What waits without a provider was written for one that is no longer, or not yet, set.
    if (added.lead.status === 'delivered' || isJournalOnly(lead.call)) return 'delivered';
    if (added.isNew) return attempt(added.lead);
    const retry = 'a lead could not be claimed';
    const claimed = await withJournal(retry, (journal) =>
      journal.claimOne(added.lead.id, getClaim()),
    );
    // Another process is sending it, and will say so if it fails.
    return claimed ? attempt(claimed) : 'delivered';
  }

  return {
    /** Accepts a lead; a second call with its key while it is under way shares the answer. */
    submit(lead: NewLead): Promise<SubmitResult> {
      const running = underway.get(lead.key) ?? track(submitOnce(lead));
      underway.set(lead.key, running);
      return running.finally(() => underway.delete(lead.key));
    },

    /**
     * Sends what is due, one batch after the other; says how many arrived and how many did not. What only the journal
     * takes stays as it is: the provider that it was written for never got it.
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

    /** Claims nothing more, and resolves when what is under way has settled. */
    stop,
  };
}

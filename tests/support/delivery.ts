import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { createDelivery, type DeliveryOptions } from '@/lib/leads/delivery';
import { openJournal, type LeadJournal } from '@/lib/leads/journal';
import type { NewLead } from '@/lib/leads/types';

/** The visitor's input, which must not appear in any log. */
export const SECRET = 'ada@example.com';
export const LEAD: NewLead = {
  key: 'one',
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { email: SECRET, message: 'Please call' },
  token: 'token',
};

/** The setup of a delivery test: a journal in a file, a stopped clock, and the log lines. */
export type DeliveryTest = {
  url: string;
  journal: LeadJournal;
  /** Milliseconds since 1970. */
  clock: number;
  lines: string[];
  /** Creates one over the journal, as each process does. */
  create: (options?: Partial<DeliveryOptions>) => ReturnType<typeof createDelivery>;
};

/**
 * Gives each test of a file an empty journal.
 * @param getOptions returns what differs from a provider that accepts everything
 */
export function useDelivery(getOptions: () => Partial<DeliveryOptions> = () => ({})): DeliveryTest {
  const shared = {} as DeliveryTest;
  let folder: string;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
    const url = `file:${folder}/leads.db`;
    Object.assign(shared, { url, journal: await openJournal(url), clock: 1_000_000, lines: [] });
  });

  afterEach(async () => {
    await shared.journal.close();
    rmSync(folder, { recursive: true });
  });

  shared.create = (options = {}) =>
    createDelivery({
      getJournal: async () => shared.journal,
      send: async () => ({ isAccepted: true }),
      isJournalOnly: () => false,
      notify: null,
      timeoutMs: 1000,
      retryDelayMs: 1000,
      now: () => shared.clock,
      log: (line) => shared.lines.push(line),
      ...getOptions(),
      ...options,
    });
  return shared;
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { openJournal, type LeadJournal } from '@/lib/leads/journal';
import { mountService, type MountedService } from '../../../doubles/http-service';
import { LEAD } from '../../../support/delivery';

let folder: string;
let provider: MountedService;
let url: string;
let journal: LeadJournal;
/** Releases the provider's response. */
let answer: () => void;

async function loadLeads() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site.leads'));
  return import('@/lib/leads');
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-'));
  url = `file:${folder}/leads.db`;
  journal = await openJournal(url);
  const held = new Promise<void>((resolve) => (answer = resolve));
  provider = await mountService(() => held.then(() => Response.json({})));
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('PROVIDER_API_URL', provider.url);
  vi.stubEnv('LEADS_RETRY_DELAY_MS', '1');
});

afterEach(async () => {
  answer();
  await journal.close();
  vi.unstubAllEnvs();
  await provider.close();
  rmSync(folder, { recursive: true });
});

it('stopping lets a delivery in flight finish and be recorded', async () => {
  const { submitLead, stopLeads } = await loadLeads();
  const submitted = submitLead(LEAD);
  await vi.waitFor(() => expect(provider.requests).toHaveLength(1));
  const stopped = vi.fn();
  const stopping = stopLeads().then(stopped);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(stopped).not.toHaveBeenCalled();
  answer();
  await stopping;
  expect(await submitted).toBe('delivered');
  expect(await journal.list()).toMatchObject([{ status: 'delivered' }]);
});

it('the request that a visitor put together stays with us', async () => {
  answer();
  const { submitLead, stopLeads } = await loadLeads();
  const quote = { chain: 'sol' };
  await submitLead({ ...LEAD, payload: { ...LEAD.payload, quote } });
  expect(JSON.parse(provider.requests[0]?.body ?? '')).toEqual(LEAD.payload);
  expect(await journal.list()).toMatchObject([{ payload: { quote } }]);
  await stopLeads();
});

it('after stopping, however often, the journal is closed and leads are sent without it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer();
  const { getLeadJournal, submitLead, stopLeads } = await loadLeads();
  await stopLeads();
  await getLeadJournal();
  await Promise.all([stopLeads(), stopLeads()]);
  await expect(getLeadJournal()).rejects.toThrow();
  expect(await submitLead(LEAD)).toBe('delivered');
  expect(await journal.list()).toEqual([]);
});

it('the health fails while nothing can be written, as on a full disk, and recovers', async () => {
  const { getJournalHealth, stopLeads } = await loadLeads();
  const database = await openDatabase(url);
  await database.run(
    `CREATE TRIGGER full_disk BEFORE INSERT ON leases BEGIN SELECT RAISE(FAIL, 'full'); END`,
  );
  expect(await getJournalHealth()).toEqual({ state: 'failing', checkedAt: expect.any(String) });
  await database.run('DROP TRIGGER full_disk');
  expect((await getJournalHealth()).state).toBe('ok');
  await database.close();
  await stopLeads();
});

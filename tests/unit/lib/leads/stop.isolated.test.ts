import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openJournal } from '@/lib/leads/open';
import type { LeadJournal, NewLead } from '@/lib/leads/types';
import { mountService, type MountedService } from '../../../doubles/http-service';

const LEAD: NewLead = {
  key: 'one',
  form: 'contact',
  locale: 'en',
  call: 'contacts/',
  payload: { email: 'ada@example.com' },
  token: '',
};

let folder: string;
let provider: MountedService;
let url: string;
let journals: LeadJournal[];
/** Releases the provider's response. */
let answer: () => void;

async function loadLeads() {
  vi.resetModules();
  Reflect.deleteProperty(globalThis, Symbol.for('site.leads'));
  return import('@/lib/leads');
}

async function readLeads() {
  const journal = await openJournal(url);
  journals.push(journal);
  return journal.list();
}

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'leads-stop-'));
  url = `file:${folder}/leads.db`;
  journals = [];
  const held = new Promise<void>((resolve) => (answer = resolve));
  provider = await mountService(() => held.then(() => Response.json({})));
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('PROVIDER_API_URL', provider.url);
  vi.stubEnv('LEADS_RETRY_DELAY_MS', '1');
});

afterEach(async () => {
  answer();
  await Promise.all(journals.map((journal) => journal.close()));
  vi.unstubAllEnvs();
  await provider.close();
  rmSync(folder, { recursive: true });
});

it('lets a delivery in flight finish and be recorded', async () => {
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
  expect(await readLeads()).toMatchObject([{ status: 'delivered' }]);
});

it('finishes the current batch, and starts no other', async () => {
  const journal = await openJournal(url);
  journals.push(journal);
  for (let index = 0; index < 25; index++) {
    await journal.add({ ...LEAD, key: `${index}` }, { now: 0, leaseMs: 1 });
  }
  const { startLeadRounds, stopLeads } = await loadLeads();
  startLeadRounds();
  await vi.waitFor(() => expect(provider.requests).toHaveLength(20), { timeout: 10_000 });
  const stopping = stopLeads();
  answer();
  await stopping;
  const statuses = (await readLeads()).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'delivered')).toHaveLength(20);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(provider.requests).toHaveLength(20);
});

it('starts no round that was due', async () => {
  const journal = await openJournal(url);
  journals.push(journal);
  await journal.add(LEAD, { now: 0, leaseMs: 1 });
  const { startLeadRounds, stopLeads } = await loadLeads();
  startLeadRounds();
  await stopLeads();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(provider.requests).toHaveLength(0);
  expect(await readLeads()).toMatchObject([{ status: 'pending', attempts: 1 }]);
});

it('closes the journal; later leads are sent without it', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  answer();
  const { getLeadJournal, submitLead, stopLeads } = await loadLeads();
  const journal = await getLeadJournal();
  await stopLeads();
  await expect(journal.list()).rejects.toThrow();
  await expect(getLeadJournal()).rejects.toThrow();
  expect(await submitLead(LEAD)).toBe('delivered');
  expect(await readLeads()).toEqual([]);
});

it('resolves if nothing was started, and however often it is called', async () => {
  const { stopLeads } = await loadLeads();
  await stopLeads();
  await Promise.all([stopLeads(), stopLeads()]);
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect } from 'vitest';
import { createDelivery } from '@/lib/leads/delivery';
import { openJournal, type LeadJournal } from '@/lib/leads/journal';
import { sendLead } from '@/lib/provider/send-lead';
import { mountService, type MountedService } from '../doubles/http-service';
import { describeStores } from '../support/describe-stores';

const TIMEOUT_MS = 5000;
/** The lease of a killed process, and more than any delay before a retry. */
const LATER_MS = 3_600_000;

/** Runs a program on a journal, in a process of its own. */
const start = (program: string, env: Record<string, string>) =>
  spawn(process.execPath, ['--import', 'tsx', `tests/support/${program}.ts`], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

let provider: MountedService;
let journals: LeadJournal[];

beforeEach(async () => {
  provider = await mountService(() => Response.json({}));
  journals = [];
});
afterEach(async () => {
  await Promise.all(journals.map((journal) => journal.close()));
  await provider.close();
});

async function open(url: string) {
  const journal = await openJournal(url);
  journals.push(journal);
  return journal;
}

/** A server that starts after the lease of a killed one has expired. */
async function startServer(url: string, mails: string[]) {
  const journal = await open(url);
  return createDelivery({
    getJournal: async () => journal,
    send: (post) => sendLead(fetch, provider.url, post, TIMEOUT_MS),
    notify: async ({ key }) => {
      mails.push(key);
      return { isAccepted: true };
    },
    isJournalOnly: () => false,
    timeoutMs: TIMEOUT_MS,
    retryDelayMs: 1000,
    now: () => Date.now() + LATER_MS,
  });
}

describeStores('lead_kill', 'a server that is killed with SIGKILL', (it) => {
  it('while it writes leads loses none that it acknowledged', async ({ url }) => {
    const child = start('lead-writer', { DATABASE_URL: url });
    const ended = once(child, 'exit');
    const acknowledged: string[] = [];
    for await (const key of createInterface({ input: child.stdout })) {
      acknowledged.push(key);
      if (acknowledged.length === 150) child.kill('SIGKILL');
    }
    await ended;
    const stored = new Set((await (await open(url)).list()).map(({ key }) => key));
    expect(acknowledged.length).toBeGreaterThanOrEqual(150);
    expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
  });

  it('between journal and delivery has its lead delivered once, by others', async ({ url }) => {
    // The provider has not stored what it did not answer.
    provider.setFault({ kind: 'hang' });
    const child = start('lead-submitter', {
      DATABASE_URL: url,
      PROVIDER_API_URL: provider.url,
      SMTP_URL: 'smtp://127.0.0.1:1',
      SALES_EMAIL: 'sales@example.com',
    });
    const ended = once(child, 'exit');
    await expect.poll(() => provider.requests.length, { timeout: 30_000 }).toBe(1);
    child.kill('SIGKILL');
    await ended;
    provider.setFault(null);
    provider.requests.splice(0);

    const mails: string[] = [];
    const servers = [await startServer(url, mails), await startServer(url, mails)];
    for (let round = 0; round < 2; round += 1) {
      for (const channel of ['provider', 'mail'] as const) {
        await Promise.all(servers.map((server) => server.sendDue(channel)));
      }
    }
    expect(provider.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([
      'submitted',
    ]);
    expect(mails).toEqual(['submitted']);
    expect(await journals[0]?.list()).toMatchObject([{ status: 'delivered' }]);
  });
});

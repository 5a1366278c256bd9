import { expect } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { openJournal } from '@/lib/leads/journal';
import { describeStores } from '../support/describe-stores';
import { makeOldDatabase } from '../support/old-leads';

const at = (now: number) => ({ now, leaseMs: 0 });

describeStores('lead_migration', 'leads from before the outbox', (it) => {
  it('keep what they wait for, and nothing that arrived is sent again', async ({ url }) => {
    const old = await openDatabase(url);
    await makeOldDatabase(old);
    await old.close();
    // Two servers start at the same time.
    const opened = await Promise.allSettled([openJournal(url), openJournal(url)]);
    const journal = await openJournal(url);
    const claimKeys = async (channel: 'provider' | 'mail', now: number) =>
      (await journal.claimDue(channel, 9, at(now))).map(({ key }) => key);

    expect(await journal.countByStatus()).toEqual({ pending: 2, delivered: 1, failed: 1 });
    expect(await claimKeys('provider', 1999)).toEqual([]);
    expect(await claimKeys('provider', 2000)).toEqual(['waiting']);
    expect((await claimKeys('provider', 9000)).sort()).toEqual(['underway', 'waiting']);
    expect(await journal.get('id failed')).toMatchObject({
      status: 'failed',
      attempts: 3,
      lastError: 'status 500',
      payload: { email: 'ada@example.com' },
      createdAt: 1000,
    });

    expect(await journal.countByStatus('mail')).toEqual({ pending: 1, delivered: 1, failed: 1 });
    expect(await claimKeys('mail', 9000)).toEqual(['waiting']);
    await journal.add(
      { key: 'new', form: 'contact', locale: 'en', call: 'contacts/', payload: {}, token: '' },
      1,
      [{ channel: 'provider', status: 'pending', leaseMs: 1 }],
    );
    expect(await journal.list()).toHaveLength(5);
    for (const one of [...opened.map((result) => result.status === 'fulfilled' && result.value)]) {
      if (one) await one.close();
    }
    await journal.close();
  });
});

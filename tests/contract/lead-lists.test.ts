import { expect } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import type { LeadJournal } from '@/lib/leads/types';
import { describeJournals, CLAIM, LATER, T0, toLead } from '../support/describe-journals';

describeJournals('lead_lists', 'leads by their state and age', (it) => {
  it('deletes the mails of leads that it deletes, and no others', async ({ journal }) => {
    const [{ lead }, { lead: kept }] = await Promise.all([
      journal.add(toLead('one'), CLAIM),
      journal.add(toLead('two'), CLAIM),
    ]);
    for (const { id } of [lead, kept]) await journal.mails.add(id, CLAIM);
    await journal.settle(lead, { status: 'delivered', lastError: null, nextAttemptAt: T0 });
    await journal.purge(T0 + 1);
    expect(await journal.mails.claimDue(9, LATER)).toMatchObject([{ leadId: kept.id }]);
  });

  it('closes waiting and given-up leads, one or all, but none being sent', async ({ journal }) => {
    for (const status of ['failed', 'pending'] as const) {
      const { lead } = await journal.add(toLead(status), CLAIM);
      await journal.settle(lead, { status, lastError: 'down', nextAttemptAt: T0 });
    }
    const { lead } = await journal.add(toLead('underway'), CLAIM);
    const [failed] = await journal.list({ status: 'failed' });
    expect(await journal.closeOpen(T0, failed?.id)).toBe(1);
    expect(await journal.closeOpen(T0, failed?.id)).toBe(0);
    expect(await journal.closeOpen(T0)).toBe(1);
    expect((await journal.get(lead.id))?.status).toBe('pending');
    expect(await journal.countByStatus()).toEqual({ pending: 1, delivered: 2, failed: 0 });
  });

  it('lists by state, newest first, up to a limit', async ({ journal }) => {
    for (const [index, key] of ['a', 'b', 'c'].entries()) {
      const { lead } = await journal.add(toLead(key), { ...CLAIM, now: T0 + index });
      const end = { lastError: null, nextAttemptAt: 0 };
      if (key === 'b') await journal.settle(lead, { status: 'failed', ...end });
    }
    const toKeys = async (...args: Parameters<LeadJournal['list']>) =>
      (await journal.list(...args)).map(({ key }) => key);
    expect(await toKeys()).toEqual(['c', 'b', 'a']);
    expect(await toKeys({ status: 'pending', limit: 1 })).toEqual(['c']);
    expect(await toKeys({ status: 'failed' })).toEqual(['b']);
  });

  it('deletes old leads, but none still waiting', async ({ journal }) => {
    for (const [index, status] of (['delivered', 'failed', 'pending'] as const).entries()) {
      const { lead } = await journal.add(toLead(status), CLAIM);
      await journal.settle(lead, { status, lastError: null, nextAttemptAt: index });
    }
    expect(await journal.purge(T0)).toBe(0);
    expect(await journal.purge(T0 + 1)).toBe(2);
    expect((await journal.list()).map(({ key }) => key)).toEqual(['pending']);
  });

  it('deletes more leads than fit one statement, with their mails', async ({ journal, url }) => {
    const database = await openDatabase(url);
    const count = 10_001;
    await database.run(`WITH RECURSIVE numbers (n) AS
      (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count})
      INSERT INTO leads SELECT 'id' || n, 'key' || n, 'contact', 'en', 'contacts/', '{}', '',
      'delivered', 1, NULL, ${T0}, 0, 0 FROM numbers`);
    await database.run('INSERT INTO lead_mails SELECT id, 1, NULL, 0 FROM leads');
    expect(await journal.purge(T0 + 1)).toBe(count);
    expect(await database.run('SELECT * FROM lead_mails')).toEqual([]);
    await database.close();
  });

  it('counts waiting leads, and says how long the oldest has waited', async ({ journal }) => {
    expect(await journal.countPending()).toEqual({ count: 0, oldest: null });
    for (const [index, status] of (['failed', 'pending', 'pending'] as const).entries()) {
      const { lead } = await journal.add(toLead(`${index}`), { ...CLAIM, now: T0 + index });
      await journal.settle(lead, { status, lastError: null, nextAttemptAt: 0 });
    }
    expect(await journal.countPending()).toEqual({ count: 2, oldest: T0 + 1 });
  });
});

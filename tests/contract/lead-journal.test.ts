import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { openJournal } from '@/lib/leads/open';
import type { LeadJournal, NewLead } from '@/lib/leads/types';
import { STORES, type JournalStore } from '../support/journal-stores';

const T0 = 1_700_000_000_000;
const CLAIM = { now: T0, leaseMs: 1000 };
const LATER = { now: T0 + 1000, leaseMs: 1000 };

const toLead = (key: string): NewLead => ({
  key,
  form: 'contact',
  locale: 'cn',
  call: 'contacts/',
  payload: { name: "O'Neil; DROP TABLE leads 王小明 🚀", nested: { list: [1, 'two'] } },
  token: 'token',
});

for (const { name, make, isSkipped } of STORES) {
  describe.skipIf(isSkipped)(`the journal in ${name}`, () => {
    let store: JournalStore;
    let opened: LeadJournal[] = [];
    let journal: LeadJournal;

    const open = async () => {
      const another = await openJournal(store.url);
      opened.push(another);
      return another;
    };

    beforeAll(() => void (store = make('lead_journal')));
    afterAll(() => store.remove());
    beforeEach(async () => {
      await store.empty();
      journal = await open();
    });
    afterEach(async () => {
      await Promise.all(opened.map(({ close }) => close()));
      opened = [];
    });

    it('keeps every field of a lead', async () => {
      const { lead, isNew } = await journal.add(toLead('one'), CLAIM);
      expect(isNew).toBe(true);
      expect(await journal.get(lead.id)).toEqual({
        ...toLead('one'),
        id: lead.id,
        status: 'pending',
        attempts: 1,
        lastError: null,
        createdAt: T0,
        nextAttemptAt: T0,
        claimedUntil: T0 + 1000,
      });
      expect(await journal.get('unknown')).toBeNull();
    });

    it('claims a lead whose next attempt a clock that ran ahead has put off', async () => {
      const ahead = { now: T0 + 30 * 86_400_000, leaseMs: 1000 };
      const { lead } = await journal.add(toLead('one'), ahead);
      await journal.settle(lead, {
        status: 'pending',
        lastError: 'down',
        nextAttemptAt: ahead.now + 60_000,
      });
      expect(await journal.claimDue(9, LATER)).toMatchObject([{ key: 'one' }]);
      expect(await journal.claimDue(9, LATER)).toEqual([]);
    });

    it('gives a mail to one process, until it was sent', async () => {
      const { lead } = await journal.add(toLead('one'), CLAIM);
      const other = await open();
      const added = await Promise.all(
        [journal, other].map(({ mails }) => mails.add(lead.id, CLAIM)),
      );
      const [mail] = added.filter((one) => one !== null);
      expect(added).toContain(null);
      expect(mail).toEqual({ leadId: lead.id, attempts: 1, claimedUntil: T0 + 1000 });
      expect(await other.mails.claimDue(9, CLAIM)).toEqual([]);
      const claimed = await Promise.all(
        [journal, other, journal].map(({ mails }) => mails.claimDue(9, LATER)),
      );
      const [again, ...more] = claimed.flat();
      expect([again?.attempts, more]).toEqual([2, []]);
      // What the first attempt wrote in the meantime is overtaken.
      if (mail) await journal.mails.settle(mail, { nextAttemptAt: T0 });
      expect(await other.mails.claimDue(9, LATER)).toEqual([]);
      if (again) await journal.mails.settle(again, { nextAttemptAt: T0 + 5000 });
      expect(await other.mails.claimDue(9, LATER)).toEqual([]);
      const [last] = await other.mails.claimDue(9, { now: T0 + 5000, leaseMs: 1000 });
      if (last) await journal.mails.settle(last, 'sent');
      const never = { now: T0 + 3_600_000, leaseMs: 1000 };
      expect(await other.mails.claimDue(9, never)).toEqual([]);
      expect(await other.mails.add(lead.id, never)).toBeNull();
    });

    it('deletes the mails of leads that it deletes, and no others', async () => {
      const [{ lead }, { lead: kept }] = await Promise.all([
        journal.add(toLead('one'), CLAIM),
        journal.add(toLead('two'), CLAIM),
      ]);
      for (const { id } of [lead, kept]) await journal.mails.add(id, CLAIM);
      await journal.settle(lead, { status: 'delivered', lastError: null, nextAttemptAt: T0 });
      await journal.purge(T0 + 1);
      expect(await journal.mails.claimDue(9, LATER)).toMatchObject([{ leadId: kept.id }]);
    });

    it('makes one lead of many submissions with one key, over several connections', async () => {
      const journals = [journal, await open(), await open()];
      const added = await Promise.all(
        Array.from({ length: 12 }, (_, index) =>
          (journals[index % 3] ?? journal).add(toLead('same'), CLAIM),
        ),
      );
      expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
      expect(new Set(added.map(({ lead }) => lead.id)).size).toBe(1);
      expect(await journal.list()).toHaveLength(1);
    });

    it('gives a due lead to one process alone', async () => {
      for (let index = 0; index < 20; index++) await journal.add(toLead(`${index}`), CLAIM);
      const rivals = [journal, await open(), await open()];
      const claims = await Promise.all(rivals.map((rival) => rival.claimDue(20, LATER)));
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(20);
      expect(new Set(ids).size).toBe(20);
      expect(claims.flat().every(({ attempts }) => attempts === 2)).toBe(true);
      expect(await journal.claimDue(20, LATER)).toEqual([]);
    });

    it('gives nobody a lead that is being sent, is not due or has arrived', async () => {
      const { lead } = await journal.add(toLead('one'), CLAIM);
      expect(await journal.claimDue(9, CLAIM)).toEqual([]);
      expect(await journal.claimOne(lead.id, CLAIM)).toBeNull();
      const waiting = { lastError: 'status 500', nextAttemptAt: T0 + 5000 };
      await journal.settle(lead, { status: 'pending', ...waiting });
      expect(await journal.claimDue(9, LATER)).toEqual([]);
      const claimed = await journal.claimOne(lead.id, LATER);
      expect(claimed).toMatchObject({ attempts: 2, lastError: 'status 500' });
      if (claimed) await journal.settle(claimed, { ...waiting, status: 'delivered' });
      expect(await journal.claimDue(9, { now: T0 + 9000, leaseMs: 1 })).toEqual([]);
      expect(await journal.claimOne(lead.id, { now: T0 + 9000, leaseMs: 1 })).toBeNull();
    });

    it('takes the longest waiting first, and a lead whose process died', async () => {
      const { lead: late } = await journal.add(toLead('late'), { now: T0 + 1, leaseMs: 10 });
      const { lead: early } = await journal.add(toLead('early'), { now: T0, leaseMs: 10 });
      const [first] = await journal.claimDue(1, LATER);
      const [second] = await journal.claimDue(1, LATER);
      expect([first?.id, second?.id]).toEqual([early.id, late.id]);
    });

    it('lets a late failure not undo what another attempt has done', async () => {
      const { lead: slow } = await journal.add(toLead('one'), CLAIM);
      const [quick] = await journal.claimDue(1, LATER);
      const failure = { status: 'failed', lastError: 'timed out', nextAttemptAt: 0 } as const;
      await journal.settle(slow, failure);
      expect(await journal.get(slow.id)).toMatchObject({ status: 'pending', lastError: null });
      if (quick) await journal.settle(quick, { ...failure, status: 'delivered', lastError: null });
      await journal.settle(slow, failure);
      expect(await journal.get(slow.id)).toMatchObject({ status: 'delivered', lastError: null });
    });

    it('counts a delivery that was reported late', async () => {
      const { lead: slow } = await journal.add(toLead('one'), CLAIM);
      await journal.claimDue(1, LATER);
      await journal.settle(slow, { status: 'delivered', lastError: null, nextAttemptAt: 0 });
      expect((await journal.get(slow.id))?.status).toBe('delivered');
    });

    it('makes failed leads due when asked, and no others', async () => {
      const keys = ['failed', 'delivered', 'pending'] as const;
      for (const status of keys) {
        const { lead } = await journal.add(toLead(status), CLAIM);
        await journal.settle(lead, { status, lastError: null, nextAttemptAt: T0 + 1e9 });
      }
      expect(await journal.makeAllDue(T0 + 1)).toBe(2);
      const due = await journal.claimDue(9, LATER);
      expect(due.map(({ key }) => key).sort()).toEqual(['failed', 'pending']);
    });

    it('closes what waits or was given up, one of them or all, but nothing that is being sent', async () => {
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

    it('lists by state, the newest first, as many as asked', async () => {
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

    it('deletes what is old, but nothing that still waits', async () => {
      for (const [index, status] of (['delivered', 'failed', 'pending'] as const).entries()) {
        const { lead } = await journal.add(toLead(status), CLAIM);
        await journal.settle(lead, { status, lastError: null, nextAttemptAt: index });
      }
      expect(await journal.purge(T0)).toBe(0);
      expect(await journal.purge(T0 + 1)).toBe(2);
      expect((await journal.list()).map(({ key }) => key)).toEqual(['pending']);
    });

    it('deletes more than one statement takes, with their mails', async () => {
      const database = await openDatabase(store.url);
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

    it('counts what waits, and says since when the oldest does', async () => {
      expect(await journal.countPending()).toEqual({ count: 0, oldest: null });
      for (const [index, status] of (['failed', 'pending', 'pending'] as const).entries()) {
        const { lead } = await journal.add(toLead(`${index}`), { ...CLAIM, now: T0 + index });
        await journal.settle(lead, { status, lastError: null, nextAttemptAt: 0 });
      }
      expect(await journal.countPending()).toEqual({ count: 2, oldest: T0 + 1 });
    });

    it('is there for the next process', async () => {
      const { lead } = await journal.add(toLead('one'), CLAIM);
      await journal.close();
      opened = [];
      expect((await (await open()).get(lead.id))?.key).toBe('one');
    });
  });
}

it('an address that cannot be opened is an error', async () => {
  await expect(openJournal('file:/dev/null/leads.db')).rejects.toThrow();
  await expect(openJournal('postgres://127.0.0.1:1/none')).rejects.toThrow();
});

import { expect } from 'vitest';
import { describeJournals, CLAIM, LATER, T0, addLead } from '../support/describe-journals';

describeJournals('lead_claims', 'claims of leads', (it) => {
  it.for(['provider', 'mail'] as const)(
    'gives a due lead to one process alone: %s',
    async (channel, { journal, open }) => {
      for (let index = 0; index < 20; index++) await addLead(journal, `${index}`);
      const rivals = [journal, await open(), await open()];
      const claims = await Promise.all(rivals.map((rival) => rival.claimDue(channel, 20, LATER)));
      const ids = claims.flat().map(({ id }) => id);
      expect(ids).toHaveLength(20);
      expect(new Set(ids).size).toBe(20);
      expect(claims.flat().every((lead) => lead.attempts === 2 && lead.channel === channel)).toBe(
        true,
      );
      expect(await journal.claimDue(channel, 20, LATER)).toEqual([]);
    },
  );

  it('claims no lead that is being sent, is not due or has been delivered', async ({ journal }) => {
    const lead = await addLead(journal, 'one');
    expect(await journal.claimDue('provider', 9, CLAIM)).toEqual([]);
    expect(await journal.claimOne(lead.id, CLAIM)).toBeNull();
    const waiting = { lastError: 'status 500', nextAttemptAt: T0 + 5000 };
    await journal.settle(lead, { status: 'pending', ...waiting });
    expect(await journal.claimDue('provider', 9, LATER)).toEqual([]);
    const claimed = await journal.claimOne(lead.id, LATER);
    expect(claimed).toMatchObject({ attempts: 2, lastError: 'status 500' });
    if (claimed) await journal.settle(claimed, { ...waiting, status: 'delivered' });
    const much = { now: T0 + 9000, leaseMs: 1 };
    expect(await journal.claimDue('provider', 9, much)).toEqual([]);
    expect(await journal.claimOne(lead.id, much)).toBeNull();
    expect(await journal.claimDue('mail', 9, much)).toMatchObject([{ id: lead.id }]);
  });

  it('claims only leads of the calls that are named', async ({ journal }) => {
    await addLead(journal, 'one');
    expect(await journal.claimDue('provider', 9, LATER, ['send_form'])).toEqual([]);
    expect(await journal.claimDue('provider', 9, LATER, ['contacts/'])).toHaveLength(1);
  });

  it('claims the least tried and longest waiting first', async ({ journal }) => {
    const late = await addLead(journal, 'late', T0 + 1);
    const early = await addLead(journal, 'early', T0);
    const much = { now: T0 + 2000, leaseMs: 0 };
    const claimOne = async () => (await journal.claimDue('provider', 1, much))[0]?.id;
    expect([await claimOne(), await claimOne(), await claimOne()]).toEqual([
      early.id,
      late.id,
      early.id,
    ]);
  });

  it('ignores a late failure of an attempt that another has overtaken', async ({ journal }) => {
    const slow = await addLead(journal, 'one');
    const [quick] = await journal.claimDue('provider', 1, LATER);
    const failure = { status: 'failed', lastError: 'timed out', nextAttemptAt: 0 } as const;
    await journal.settle(slow, failure);
    expect(await journal.get(slow.id)).toMatchObject({ status: 'pending', lastError: null });
    if (quick) await journal.settle(quick, { ...failure, status: 'delivered', lastError: null });
    await journal.settle(slow, failure);
    expect(await journal.get(slow.id)).toMatchObject({ status: 'delivered', lastError: null });
  });

  it('makes failed leads of one channel due on request, and no others', async ({ journal }) => {
    for (const status of ['failed', 'delivered', 'pending'] as const) {
      const lead = await addLead(journal, status);
      await journal.settle(lead, { status, lastError: null, nextAttemptAt: T0 + 1e9 });
    }
    expect(await journal.makeAllDue('provider', T0 + 1)).toBe(2);
    const due = await journal.claimDue('provider', 9, LATER);
    expect(due.map(({ key }) => key).sort()).toEqual(['failed', 'pending']);
  });
});

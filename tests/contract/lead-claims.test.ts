import { expect } from 'vitest';
import { describeJournals, CLAIM, LATER, T0, toLead } from '../support/describe-journals';

describeJournals('lead_claims', 'claims of leads and mails', (it) => {
  it('claims a lead that a fast clock scheduled too late', async ({ journal }) => {
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

  it('gives a mail to one process until it is sent', async ({ journal, open }) => {
    const { lead } = await journal.add(toLead('one'), CLAIM);
    const other = await open();
    const added = await Promise.all([journal, other].map(({ mails }) => mails.add(lead.id, CLAIM)));
    const [mail] = added.filter((one) => one !== null);
    expect(added).toContain(null);
    expect(mail).toEqual({ leadId: lead.id, attempts: 1, claimedUntil: T0 + 1000 });
    expect(await other.mails.claimDue(9, CLAIM)).toEqual([]);
    const claimed = await Promise.all(
      [journal, other, journal].map(({ mails }) => mails.claimDue(9, LATER)),
    );
    const [again, ...more] = claimed.flat();
    expect([again?.attempts, more]).toEqual([2, []]);
    // What the first attempt wrote meanwhile is outdated.
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

  it('gives a due lead to one process alone', async ({ journal, open }) => {
    for (let index = 0; index < 20; index++) await journal.add(toLead(`${index}`), CLAIM);
    const rivals = [journal, await open(), await open()];
    const claims = await Promise.all(rivals.map((rival) => rival.claimDue(20, LATER)));
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
    expect(claims.flat().every(({ attempts }) => attempts === 2)).toBe(true);
    expect(await journal.claimDue(20, LATER)).toEqual([]);
  });

  it('claims no lead that is being sent, is not due or has been delivered', async ({ journal }) => {
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

  it('claims the longest waiting first, and leads of dead processes', async ({ journal }) => {
    const { lead: late } = await journal.add(toLead('late'), { now: T0 + 1, leaseMs: 10 });
    const { lead: early } = await journal.add(toLead('early'), { now: T0, leaseMs: 10 });
    const [first] = await journal.claimDue(1, LATER);
    const [second] = await journal.claimDue(1, LATER);
    expect([first?.id, second?.id]).toEqual([early.id, late.id]);
  });

  it('ignores a late failure of an attempt that another has overtaken', async ({ journal }) => {
    const { lead: slow } = await journal.add(toLead('one'), CLAIM);
    const [quick] = await journal.claimDue(1, LATER);
    const failure = { status: 'failed', lastError: 'timed out', nextAttemptAt: 0 } as const;
    await journal.settle(slow, failure);
    expect(await journal.get(slow.id)).toMatchObject({ status: 'pending', lastError: null });
    if (quick) await journal.settle(quick, { ...failure, status: 'delivered', lastError: null });
    await journal.settle(slow, failure);
    expect(await journal.get(slow.id)).toMatchObject({ status: 'delivered', lastError: null });
  });

  it('accepts a delivery that is reported late', async ({ journal }) => {
    const { lead: slow } = await journal.add(toLead('one'), CLAIM);
    await journal.claimDue(1, LATER);
    await journal.settle(slow, { status: 'delivered', lastError: null, nextAttemptAt: 0 });
    expect((await journal.get(slow.id))?.status).toBe('delivered');
  });

  it('makes failed leads due on request, and no others', async ({ journal }) => {
    const keys = ['failed', 'delivered', 'pending'] as const;
    for (const status of keys) {
      const { lead } = await journal.add(toLead(status), CLAIM);
      await journal.settle(lead, { status, lastError: null, nextAttemptAt: T0 + 1e9 });
    }
    expect(await journal.makeAllDue(T0 + 1)).toBe(2);
    const due = await journal.claimDue(9, LATER);
    expect(due.map(({ key }) => key).sort()).toEqual(['failed', 'pending']);
  });
});

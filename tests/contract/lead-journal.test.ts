import { expect, it } from 'vitest';
import { openJournal } from '@/lib/leads/journal';
import { describeJournals, T0, TO_PROVIDER, addLead, toLead } from '../support/describe-journals';

describeJournals('lead_journal', 'the journal', (it) => {
  it('keeps every field of a lead', async ({ journal }) => {
    const { lead, isNew } = await journal.add(toLead('one'), T0, [TO_PROVIDER]);
    expect(isNew).toBe(true);
    expect(await journal.get(lead.id)).toEqual({
      ...toLead('one'),
      id: lead.id,
      createdAt: T0,
      channel: 'provider',
      status: 'pending',
      attempts: 1,
      lastError: null,
      nextAttemptAt: T0,
      claimedUntil: T0 + 1000,
    });
    expect(await journal.get('unknown')).toBeNull();
  });

  it('creates one lead from many submissions with one key, over several connections', async ({
    journal,
    open,
  }) => {
    const journals = [journal, await open(), await open()];
    const added = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        (journals[index % 3] ?? journal).add(toLead('same'), T0, [TO_PROVIDER]),
      ),
    );
    expect(added.filter(({ isNew }) => isNew)).toHaveLength(1);
    expect(new Set(added.map(({ lead }) => lead.id)).size).toBe(1);
    expect(await journal.list()).toHaveLength(1);
  });

  it('persists for the next process', async ({ url, open }) => {
    const journal = await openJournal(url);
    const { id } = await addLead(journal, 'one');
    await journal.close();
    expect((await (await open()).get(id))?.key).toBe('one');
  });

  it('lists the newest first, up to a limit, and counts by status', async ({ journal }) => {
    for (const [index, status] of (
      ['failed', 'pending', 'delivered', 'pending'] as const
    ).entries()) {
      const lead = await addLead(journal, `${index}`, T0 + index);
      await journal.settle(lead, { status, lastError: null, nextAttemptAt: 0 });
    }
    expect((await journal.list()).map(({ key }) => key)).toEqual(['3', '2', '1', '0']);
    expect(await journal.list(1)).toHaveLength(1);
    expect(await journal.countByStatus()).toEqual({ pending: 2, delivered: 1, failed: 1 });
  });

  it('closes waiting and given-up leads, one or all, but none being sent', async ({ journal }) => {
    const [first] = await Promise.all(
      (['failed', 'pending'] as const).map(async (status) => {
        const lead = await addLead(journal, status);
        await journal.settle(lead, { status, lastError: 'down', nextAttemptAt: T0 });
        return lead;
      }),
    );
    const underway = await addLead(journal, 'underway');
    expect(await journal.closeOpen(T0, first?.id)).toBe(1);
    expect(await journal.closeOpen(T0, first?.id)).toBe(0);
    expect(await journal.closeOpen(T0)).toBe(1);
    expect((await journal.get(underway.id))?.status).toBe('pending');
    expect(await journal.countByStatus()).toEqual({ pending: 1, delivered: 2, failed: 0 });
  });

  it('deletes old leads with their mails, but none still waiting for the provider', async ({
    journal,
  }) => {
    for (const [index, status] of (['delivered', 'failed', 'pending'] as const).entries()) {
      const lead = await addLead(journal, status);
      await journal.settle(lead, { status, lastError: null, nextAttemptAt: index });
    }
    expect(await journal.purge(T0)).toBe(0);
    expect(await journal.purge(T0 + 1)).toBe(2);
    expect((await journal.list()).map(({ key }) => key)).toEqual(['pending']);
    expect(await journal.countByStatus('mail')).toEqual({ pending: 1, delivered: 0, failed: 0 });
  });
});

it('a URL that cannot be opened is an error', async () => {
  await expect(openJournal('file:/dev/null/leads.db')).rejects.toThrow();
  await expect(openJournal('postgres://127.0.0.1:1/none')).rejects.toThrow();
});

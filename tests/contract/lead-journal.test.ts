import { expect, it } from 'vitest';
import { openJournal } from '@/lib/leads/open';
import { describeJournals, CLAIM, T0, toLead } from '../support/describe-journals';

describeJournals('lead_journal', 'the journal', (it) => {
  it('keeps every field of a lead', async ({ journal }) => {
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

  it('creates one lead from many submissions with one key, over several connections', async ({
    journal,
    open,
  }) => {
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

  it('persists for the next process', async ({ url, open }) => {
    const journal = await openJournal(url);
    const { lead } = await journal.add(toLead('one'), CLAIM);
    await journal.close();
    expect((await (await open()).get(lead.id))?.key).toBe('one');
  });
});

it('a URL that cannot be opened is an error', async () => {
  await expect(openJournal('file:/dev/null/leads.db')).rejects.toThrow();
  await expect(openJournal('postgres://127.0.0.1:1/none')).rejects.toThrow();
});

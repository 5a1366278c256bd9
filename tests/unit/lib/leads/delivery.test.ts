import { createClient } from '@libsql/client/sqlite3';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_ATTEMPTS } from '@/lib/leads/delivery';
import { NO_ANSWER, type LeadAnswer } from '@/lib/provider/send-lead';
import { LEAD, SECRET, useDelivery } from '@/tests/support/delivery';

type Refusal = Exclude<LeadAnswer, { isAccepted: true }>;
const refusal = (status: number): Refusal => ({
  isAccepted: false,
  status,
  reason: `status ${status}`,
});
const HOUR = 3_600_000;
const DELIVERED = { delivered: 1, failed: 0 };
const NOTHING = { delivered: 0, failed: 0 };

/** Keys in the order in which they were sent. */
let sent: string[];
let answers: LeadAnswer[];

beforeEach(() => {
  sent = [];
  answers = [];
});

const tested = useDelivery(() => ({
  send: async ({ key }) => {
    sent.push(key);
    return answers.shift() ?? { isAccepted: true };
  },
}));
const { create } = tested;

const getOnly = async () => (await tested.journal.list())[0];
const broken = async () => Promise.reject(Object.assign(new Error(SECRET), { code: 'ENOSPC' }));

describe('a lead', () => {
  it('is recorded before it is sent, and its delivery afterwards', async () => {
    let before: string | undefined;
    const send = async () => {
      before = (await getOnly())?.status;
      return { isAccepted: true } as const;
    };
    expect(await create({ send }).submit(LEAD)).toBe('delivered');
    expect(before).toBe('pending');
    expect(await getOnly()).toMatchObject({ status: 'delivered', attempts: 1 });
  });

  it.each<[Refusal, string]>([
    [refusal(500), 'kept'],
    [refusal(403), 'limited'],
    [refusal(429), 'limited'],
    [{ isAccepted: false, status: NO_ANSWER, reason: 'timed out' }, 'kept'],
  ])('that met %o is kept, and sent again when it is due', async (answer, result) => {
    answers = [answer];
    const delivery = create();
    expect(await delivery.submit(LEAD)).toBe(result);
    expect(await getOnly()).toMatchObject({ status: 'pending', lastError: answer.reason });
    expect(await delivery.sendDue('provider')).toEqual(NOTHING);
    tested.clock += 1000;
    expect(await delivery.sendDue('provider')).toEqual(DELIVERED);
    expect(await getOnly()).toMatchObject({ status: 'delivered', attempts: 2, lastError: null });
    expect(sent).toEqual(['one', 'one']);
  });

  it('waits twice as long after each failure, up to an hour, and is finally given up', async () => {
    const delivery = create({ send: async () => refusal(503) });
    await delivery.submit(LEAD);
    const waits: number[] = [];
    for (let lead = await getOnly(); lead?.status === 'pending'; lead = await getOnly()) {
      waits.push(lead.nextAttemptAt - tested.clock);
      tested.clock = lead.nextAttemptAt;
      await delivery.sendDue('provider');
    }
    expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
    expect(waits.at(-1)).toBe(HOUR);
    expect(await getOnly()).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
    expect(tested.lines.join()).toContain('given up (status 503)');
  });

  it('is given up at once if it is rejected for good, until an operator sends it again', async () => {
    answers = [refusal(400)];
    const delivery = create();
    expect(await delivery.submit(LEAD)).toBe('kept');
    expect((await getOnly())?.status).toBe('failed');
    expect(await delivery.sendDue('provider')).toEqual(NOTHING);
    expect(await tested.journal.makeAllDue('provider', tested.clock)).toBe(1);
    expect(await delivery.sendDue('provider')).toEqual(DELIVERED);
  });

  it('is sent once if it is submitted twice, at the same time or later', async () => {
    const delivery = create();
    const results = await Promise.all([delivery.submit(LEAD), delivery.submit(LEAD)]);
    expect([...results, await delivery.submit(LEAD)]).toEqual(Array(3).fill('delivered'));
    expect(sent).toHaveLength(1);
  });

  it('is sent at once if a visitor retries, even before it is due', async () => {
    answers = [refusal(500)];
    const delivery = create();
    expect(await delivery.submit(LEAD)).toBe('kept');
    expect(await delivery.submit(LEAD)).toBe('delivered');
    expect(await tested.journal.list()).toHaveLength(1);
  });
});

describe('without a journal', () => {
  it('a lead is sent all the same, by mail too, and the operator is told why', async () => {
    const notify = vi.fn(async () => ({ isAccepted: true }) as const);
    expect(await create({ getJournal: broken, notify }).submit(LEAD)).toBe('delivered');
    expect(sent).toHaveLength(1);
    expect(notify).toHaveBeenCalledTimes(1);
    expect(tested.lines).toEqual([expect.stringContaining('ENOSPC')]);
  });

  it('a lead that is not sent either is not accepted', async () => {
    const delivery = create({ getJournal: broken, isJournalOnly: () => true });
    expect(await delivery.submit(LEAD)).toBe('failed');
  });
});

describe('a journal that cannot be written', () => {
  it('because another process holds it keeps no lead from the provider', async () => {
    const rival = createClient({ url: tested.url });
    const held = await rival.transaction('write');
    expect(await create().submit(LEAD)).toBe('delivered');
    expect(tested.lines).toEqual([expect.stringMatching(/could not be written.*SQLITE_BUSY/)]);
    await held.rollback();
    rival.close();
    expect(await create().submit({ ...LEAD, key: 'two' })).toBe('delivered');
    expect(await tested.journal.list()).toMatchObject([{ key: 'two' }]);
    expect(sent).toEqual(['one', 'two']);
  });
});

describe('without a provider', () => {
  it('a lead is delivered by recording it', async () => {
    expect(await create({ isJournalOnly: () => true }).submit(LEAD)).toBe('delivered');
    expect(await getOnly()).toMatchObject({ status: 'delivered' });
    expect(sent).toEqual([]);
  });

  it('waiting leads are kept, and sent once there is one', async () => {
    answers = [refusal(503)];
    await create().submit(LEAD);
    tested.clock += 10_000;
    const onlyForms = create({ isJournalOnly: (call) => call !== 'send_form' });
    expect(await onlyForms.sendDue('provider')).toEqual(NOTHING);
    expect(await onlyForms.submit(LEAD)).toBe('delivered');
    expect(await getOnly()).toMatchObject({ status: 'pending', attempts: 1 });
    expect(await create().sendDue('provider')).toEqual(DELIVERED);
  });
});

it("logs nothing of the visitor's input", async () => {
  answers = [refusal(400)];
  await create().submit(LEAD);
  await create({ getJournal: broken }).submit({ ...LEAD, key: 'two' });
  expect(tested.lines.length).toBeGreaterThan(1);
  // A hexadecimal id may spell a name.
  const words = tested.lines.join().replaceAll(/[\da-f]+(?:-[\da-f]+){4}/g, '');
  expect(words).not.toMatch(/ada|call/);
});

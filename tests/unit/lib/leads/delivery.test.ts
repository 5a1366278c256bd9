import { beforeEach, expect, it, vi } from 'vitest';
import { openDatabase } from '@/lib/database/open';
import { MAX_ATTEMPTS } from '@/lib/leads/schedule';
import { NO_ANSWER, type LeadAnswer, type LeadPost } from '@/lib/provider/send-lead';
import { LEAD, SECRET, useDelivery } from '@/tests/support/delivery';

type Refusal = Exclude<LeadAnswer, { isAccepted: true }>;
const refusal = (status: number): Refusal => ({
  isAccepted: false,
  status,
  reason: `status ${status}`,
});

let sent: LeadPost[];
let answers: (LeadAnswer | Promise<LeadAnswer>)[];

beforeEach(() => {
  sent = [];
  answers = [];
});

const tested = useDelivery(() => ({
  send: async (post) => {
    sent.push(post);
    return (await answers.shift()) ?? { isAccepted: true };
  },
}));
const { create } = tested;

const getOnly = async () => (await tested.journal.list())[0];

it('records a lead before it is sent, and its delivery', async () => {
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
  [refusal(500), 'failed'],
  [refusal(403), 'limited'],
  [refusal(429), 'limited'],
  [{ isAccepted: false, status: NO_ANSWER, reason: 'timed out' }, 'failed'],
])('keeps a lead that met %o and sends it again when it is due', async (answer, result) => {
  answers = [answer];
  const delivery = create();
  expect(await delivery.submit(LEAD)).toBe(result);
  expect(await getOnly()).toMatchObject({ status: 'pending', lastError: answer.reason });
  expect(await delivery.redeliver()).toEqual({ delivered: 0, failed: 0 });
  tested.clock += 1000;
  expect(await delivery.redeliver()).toEqual({ delivered: 1, failed: 0 });
  expect(await getOnly()).toMatchObject({ status: 'delivered', attempts: 2, lastError: null });
  expect(sent.map(({ key }) => key)).toEqual(['one', 'one']);
});

it('waits twice as long after each failure, and finally gives up', async () => {
  const delivery = create({ send: async () => refusal(503) });
  await delivery.submit(LEAD);
  const waits: number[] = [];
  for (let lead = await getOnly(); lead?.status === 'pending'; lead = await getOnly()) {
    waits.push(lead.nextAttemptAt - tested.clock);
    tested.clock = lead.nextAttemptAt;
    await delivery.redeliver();
  }
  expect(waits.slice(0, 4)).toEqual([1000, 2000, 4000, 8000]);
  expect(Math.max(...waits)).toBe(6 * 3_600_000);
  expect(await getOnly()).toMatchObject({ status: 'failed', attempts: MAX_ATTEMPTS });
  expect(tested.lines.join()).toContain('given up (status 503)');
});

it('gives up at once on permanent rejections', async () => {
  answers = [refusal(400)];
  expect(await create().submit(LEAD)).toBe('failed');
  expect((await getOnly())?.status).toBe('failed');
});

it('sends a lead once that is submitted twice, at the same time or later', async () => {
  const delivery = create();
  expect(await Promise.all([delivery.submit(LEAD), delivery.submit(LEAD)])).toEqual([
    'delivered',
    'delivered',
  ]);
  expect(await delivery.submit(LEAD)).toBe('delivered');
  expect(sent).toHaveLength(1);
});

it('sends at once if a visitor retries, even before it is due', async () => {
  answers = [refusal(500)];
  const delivery = create();
  expect(await delivery.submit(LEAD)).toBe('failed');
  expect(await delivery.submit(LEAD)).toBe('delivered');
  expect(await tested.journal.list()).toHaveLength(1);
});

it('delivers once with two servers', async () => {
  answers = [refusal(500)];
  await create().submit(LEAD);
  tested.clock += 1000;
  await Promise.all([create().redeliver(), create().redeliver(), create().submit(LEAD)]);
  expect(sent).toHaveLength(2);
});

const broken = async () => Promise.reject(Object.assign(new Error(SECRET), { code: 'ENOSPC' }));

it('sends a lead that cannot be recorded, and tells the operator', async () => {
  expect(await create({ getJournal: broken }).submit(LEAD)).toBe('delivered');
  expect(sent).toHaveLength(1);
  expect(tested.lines).toEqual([expect.stringContaining('ENOSPC')]);
});

it('does not accept a lead that is neither recorded nor sent', async () => {
  const delivery = create({ getJournal: broken, isJournalOnly: () => true });
  expect(await delivery.submit(LEAD)).toBe('failed');
});

it('delivers a journal-only lead by recording it', async () => {
  const getJournal = async () => ({ ...tested.journal, settle: broken });
  const delivery = create({ getJournal, isJournalOnly: () => true });
  expect(await delivery.submit(LEAD)).toBe('delivered');
  expect(await getOnly()).toMatchObject({ status: 'delivered' });
  expect(sent).toEqual([]);
});

it('keeps waiting leads without a provider, and sends them once there is one', async () => {
  answers = [refusal(503)];
  await create().submit(LEAD);
  tested.clock += 10_000;
  const withoutProvider = create({ isJournalOnly: () => true });
  expect(await withoutProvider.redeliver()).toEqual({ delivered: 0, failed: 0 });
  expect(await withoutProvider.submit(LEAD)).toBe('delivered');
  const onlyForms = create({ isJournalOnly: (call) => call !== 'send_form' });
  expect(await onlyForms.redeliver()).toEqual({ delivered: 0, failed: 0 });
  expect(await getOnly()).toMatchObject({ status: 'pending', attempts: 1 });
  expect(sent).toHaveLength(1);
  expect(await create().redeliver()).toEqual({ delivered: 1, failed: 0 });
  expect(sent).toHaveLength(2);
});

it('gives up a damaged lead by its id, and delivers the others', async () => {
  const delivery = create();
  for (const key of ['one', 'two', 'three']) {
    answers = [refusal(503)];
    await delivery.submit({ ...LEAD, key });
  }
  const database = await openDatabase(tested.url);
  await database.run(`UPDATE leads SET payload = '{"name":' WHERE key = 'one'`);
  await database.close();
  tested.clock += 1000;
  sent = [];
  expect(await delivery.redeliver()).toEqual({ delivered: 2, failed: 1 });
  expect(sent.map(({ key }) => key).sort()).toEqual(['three', 'two']);
  const damaged = (await tested.journal.list()).find(({ key }) => key === 'one');
  expect(damaged).toMatchObject({ status: 'failed', payload: {}, isDamaged: true });
  expect(tested.lines.join()).toContain(`${damaged?.id} given up`);
});

it('notifies of each lead once', async () => {
  const notify = vi.fn(async () => 'sent' as const);
  answers = [refusal(500)];
  const delivery = create({ notify });
  await delivery.submit(LEAD);
  await delivery.submit(LEAD);
  expect(notify).toHaveBeenCalledTimes(1);
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

import { beforeEach, expect, it, vi } from 'vitest';
import type { MailResult } from '@/lib/leads/mail';
import { LEAD, useDelivery } from '@/tests/support/delivery';

const HOUR = 3_600_000;

/** Whether the mail server accepts mails. */
let isUp: boolean;
/** Its response to the mail about a lead. */
let answer: (key: string) => MailResult;
let mails: string[];

beforeEach(() => {
  isUp = true;
  answer = () => 'sent';
  mails = [];
});

const tested = useDelivery(() => ({
  notify: async (lead) => {
    mails.push(lead.key);
    return isUp ? answer(lead.key) : 'failed';
  },
}));
const { create } = tested;

/** Submits a lead, and waits until its mail has been tried. */
async function submit(delivery: ReturnType<typeof create>, lead = LEAD) {
  await delivery.submit(lead);
  await delivery.stop();
}

it('notifies sales of a lead once, despite repeated submissions and rounds', async () => {
  await submit(create());
  await submit(create());
  tested.clock += HOUR;
  await create().sendDueMails();
  expect(mails).toEqual(['one']);
});

it('retries a mail until the server accepts it, even after a restart', async () => {
  isUp = false;
  await submit(create());
  await create().sendDueMails();
  expect(mails).toHaveLength(1);
  tested.clock += 1000;
  await create().sendDueMails();
  tested.clock += 2000;
  isUp = true;
  await create().sendDueMails();
  await create().sendDueMails();
  expect(mails).toHaveLength(3);
});

it.each(['refused', 'put off', 'busy'] as const)(
  'sends mails behind many that are %s, in the same round',
  async (result) => {
    isUp = false;
    for (let count = 0; count < 50; count += 1)
      await submit(create(), { ...LEAD, key: `refused ${count}` });
    tested.clock += 1;
    await submit(create(), { ...LEAD, key: 'honest' });
    isUp = true;
    answer = (key) => (key === 'honest' ? 'sent' : result);
    tested.clock += HOUR;
    mails = [];
    expect(await create().sendDueMails(0)).toBe(1);
    expect(mails.filter((key) => key === 'honest')).toHaveLength(1);
    expect(mails).toHaveLength(51);
  },
);

it('sends mails of a short outage before those that the server has rejected often', async () => {
  answer = () => 'put off';
  for (let count = 0; count < 30; count += 1)
    await submit(create(), { ...LEAD, key: `rejected ${count}` });
  for (let round = 0; round < 3; round += 1) {
    tested.clock += HOUR;
    await create().sendDueMails(0);
  }
  isUp = false;
  tested.clock += HOUR / 2;
  await submit(create(), { ...LEAD, key: 'honest' });
  isUp = true;
  answer = (key) => (key === 'honest' ? 'sent' : 'put off');
  tested.clock += HOUR;
  mails = [];
  await create().sendDueMails(0);
  expect(mails.indexOf('honest')).toBeLessThan(20);
});

it('sends each of many mails once, over two servers', async () => {
  isUp = false;
  for (let index = 0; index < 45; index += 1) {
    await submit(create(), { ...LEAD, key: `${index}` });
  }
  isUp = true;
  mails = [];
  tested.clock += 1000;
  await Promise.all([create().sendDueMails(), create().sendDueMails()]);
  expect(mails).toHaveLength(45);
  expect(new Set(mails).size).toBe(45);
});

it('stops after one batch while the mail server is down', async () => {
  isUp = false;
  for (let index = 0; index < 25; index += 1) {
    await submit(create(), { ...LEAD, key: `${index}` });
  }
  mails = [];
  tested.clock += 1000;
  await create().sendDueMails();
  expect(mails).toHaveLength(20);
});

it('sends a mail that a process began but did not finish', async () => {
  const { lead } = await tested.journal.add(LEAD, { now: tested.clock, leaseMs: 1000 });
  await tested.journal.mails.add(lead.id, { now: tested.clock, leaseMs: 1000 });
  await create().sendDueMails();
  expect(mails).toEqual([]);
  tested.clock += HOUR;
  await create().sendDueMails();
  expect(mails).toEqual(['one']);
});

it('queues the mail of a lead whose process ended before it could', async () => {
  await tested.journal.add(LEAD, { now: tested.clock, leaseMs: 1000 });
  await submit(create());
  expect(mails).toEqual(['one']);
});

it('notifies sales of a lead that cannot be recorded', async () => {
  const getJournal = async () => Promise.reject(new Error('no disk'));
  await submit(create({ getJournal }));
  expect(mails).toEqual(['one']);
});

it.each([false, true])(
  'queues a mail after its first try where it could not before; sent: %s',
  async (sent) => {
    isUp = sent;
    const add = vi
      .spyOn(tested.journal.mails, 'add')
      .mockRejectedValueOnce(new Error('restarting'));
    await submit(create());
    expect(add).toHaveBeenCalledTimes(2);
    isUp = true;
    tested.clock += HOUR;
    await create().sendDueMails();
    await submit(create());
    expect(mails).toHaveLength(sent ? 1 : 2);
  },
);

it('sends nothing without a mail server, and queues nothing', async () => {
  await submit(create({ notify: null }));
  tested.clock += HOUR;
  await create().sendDueMails();
  expect(mails).toEqual([]);
});

it('keeps no visitor waiting for the mail server', async () => {
  const hang = vi.fn(() => new Promise<never>(() => undefined));
  expect(await create({ notify: hang }).submit(LEAD)).toBe('delivered');
  expect(hang).toHaveBeenCalledTimes(1);
});

it('drops the mails of deleted leads', async () => {
  isUp = false;
  await submit(create());
  await tested.journal.purge(tested.clock + HOUR);
  isUp = true;
  tested.clock += HOUR;
  await create().sendDueMails();
  expect(mails).toHaveLength(1);
});

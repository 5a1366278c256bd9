import { beforeEach, expect, it } from 'vitest';
import type { MailResult } from '@/lib/leads/mail';
import { LEAD, useDelivery } from '@/tests/support/delivery';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let answer: MailResult;
let attempts: number;

beforeEach(() => {
  answer = 'sent';
  attempts = 0;
});

const tested = useDelivery(() => ({
  notify: async () => {
    attempts += 1;
    return answer;
  },
}));
const { create } = tested;

/** Submits a lead, and waits until its mail has been tried. */
async function submit(delivery: ReturnType<typeof create>) {
  await delivery.submit(LEAD);
  await delivery.stop();
}

/** Sends due mails every quarter of an hour. */
async function makeRounds(durationMs: number) {
  for (let passed = 0; passed < durationMs; passed += HOUR / 4) {
    tested.clock += HOUR / 4;
    await create().sendDueMails(0);
  }
}

it('gives a mail up after three days, which is seen, and sends it when told to', async () => {
  answer = 'failed';
  await submit(create());
  expect(await tested.journal.mails.count()).toEqual({ waiting: 0, givenUp: 0 });
  for (let hours = 1; hours <= 72; hours += 1) {
    tested.clock += HOUR;
    await create().sendDueMails();
    const isLast = hours === 72;
    expect(await tested.journal.mails.count()).toEqual({
      waiting: Number(!isLast),
      givenUp: Number(isLast),
    });
  }
  expect(tested.lines).toEqual([
    expect.stringMatching(/^Leads: the mail about [\w-]+ was given up\.$/),
  ]);
  answer = 'sent';
  tested.clock += 6 * HOUR;
  expect(await create().sendDueMails()).toBe(0);
  expect(await tested.journal.mails.makeAllDue(tested.clock)).toBe(1);
  answer = 'put off';
  expect(await create().sendDueMails(0)).toBe(0);
  answer = 'sent';
  tested.clock += HOUR;
  expect(await create().sendDueMails()).toBe(1);
  expect(await tested.journal.mails.count()).toEqual({ waiting: 0, givenUp: 0 });
  expect(await tested.journal.mails.makeAllDue(tested.clock)).toBe(0);
});

it.each(['failed', 'put off', 'busy'] as const)(
  'sends a mail within an hour once a server for which it %s for two days is back',
  async (result) => {
    answer = result;
    await submit(create());
    await makeRounds(2 * DAY);
    answer = 'sent';
    tested.clock += HOUR;
    expect(await create().sendDueMails()).toBe(1);
  },
);

it('retries a mail that is refused, but seldom', async () => {
  answer = 'refused';
  await submit(create());
  await makeRounds(4 * DAY);
  expect(attempts).toBeLessThan(30);
  expect(await tested.journal.mails.count()).toEqual({ waiting: 0, givenUp: 1 });
});

it('gives no mail up because the clock was set ahead for a moment', async () => {
  answer = 'failed';
  await submit(create());
  tested.clock += 30 * DAY;
  await create().sendDueMails();
  tested.clock -= 30 * DAY;
  expect(await tested.journal.mails.count()).toEqual({ waiting: 1, givenUp: 0 });
});

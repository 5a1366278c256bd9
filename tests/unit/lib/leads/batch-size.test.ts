import { beforeEach, describe, expect, it } from 'vitest';
import { createBatchSize } from '@/lib/leads/batch-size';
import type { MailResult } from '@/lib/leads/mail';
import { LEAD, useDelivery } from '@/tests/support/delivery';

const MINUTE = 60_000;
const LEADS = 60;

describe.each(['failed', 'put off'] as const)('a server that takes three mails at once', (over) => {
  let isUp: boolean;
  let open: number;
  let sent: string[];

  beforeEach(() => {
    [isUp, open, sent] = [false, 0, []];
  });

  const tested = useDelivery(() => ({
    retryDelayMs: MINUTE,
    notify: async ({ key }): Promise<MailResult> => {
      if (!isUp) return 'failed';
      open += 1;
      const isTaken = open <= 3;
      await new Promise(setImmediate);
      open -= 1;
      if (!isTaken) return over;
      sent.push(key);
      return 'sent';
    },
  }));

  it(`has taken all of an outage soon, where it answers the others with ${over}`, async () => {
    const delivery = tested.create();
    for (let index = 0; index < LEADS; index += 1)
      await delivery.submit({ ...LEAD, key: `${index}` });
    isUp = true;
    for (let minute = 0; minute < 10; minute += 1) {
      tested.clock += MINUTE;
      await delivery.sendDueMails();
    }
    expect(new Set(sent).size).toBe(LEADS);
    expect(sent).toHaveLength(LEADS);
  });
});

const repeat = (result: MailResult, count: number) => Array.from({ length: count }, () => result);

describe('the number of mails that are sent at once', () => {
  it('is what the server has taken, and grows again while it takes them all', () => {
    const size = createBatchSize(20);
    size.note([...repeat('sent', 3), ...repeat('put off', 17)]);
    expect(size.get()).toBe(3);
    for (let batch = 0; batch < 30; batch += 1) size.note(repeat('sent', size.get()));
    expect(size.get()).toBe(20);
  });

  it('does not shrink for mails that the server refuses for good, nor where it takes none', () => {
    const size = createBatchSize(20);
    size.note([...repeat('refused', 19), 'sent']);
    expect(size.get()).toBe(20);
    size.note([...repeat('failed', 19), 'sent']);
    size.note(repeat('failed', 1));
    expect(size.get()).toBe(20);
  });
});

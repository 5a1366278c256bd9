import { beforeEach, describe, expect, it } from 'vitest';
import { createMailPace } from '@/lib/leads/mail-pace';
import type { MailResult } from '@/lib/leads/mail';
import { LEAD, useDelivery } from '@/tests/support/delivery';

const MINUTE = 60_000;
const LEADS = 60;

describe.each(['failed', 'put off', 'busy'] as const)(
  'a server that accepts three mails at once',
  (over) => {
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

    it(`gets a whole backlog within minutes, whether or not it answers the rest: ${over}`, async () => {
      const delivery = tested.create();
      for (let index = 0; index < LEADS; index += 1)
        await delivery.submit({ ...LEAD, key: `${index}` });
      isUp = true;
      for (let minute = 0; minute < 10; minute += 1) {
        tested.clock += MINUTE;
        await delivery.sendDueMails(0);
      }
      expect(new Set(sent).size).toBe(LEADS);
      expect(sent).toHaveLength(LEADS);
    });
  },
);

const repeat = (result: MailResult, count: number) => Array.from({ length: count }, () => result);

describe('the number of mails that are sent at once', () => {
  it('is what the server accepted, and grows while it accepts all', () => {
    const pace = createMailPace(20);
    pace.note([...repeat('sent', 3), ...repeat('put off', 17)]);
    expect(pace.getSize()).toBe(3);
    for (let batch = 0; batch < 30; batch += 1) pace.note(repeat('sent', pace.getSize()));
    expect(pace.getSize()).toBe(20);
  });

  it('shrinks while the server is busy', () => {
    const pace = createMailPace(20);
    for (let batch = 0; batch < 5; batch += 1) pace.note(repeat('busy', pace.getSize()));
    expect(pace.getSize()).toBe(1);
  });

  it('grows while the server puts off every message for its content', () => {
    const pace = createMailPace(20);
    pace.note([...repeat('put off', 19), 'sent']);
    expect(pace.getSize()).toBe(1);
    for (let batch = 0; batch < 30; batch += 1) pace.note(repeat('put off', pace.getSize()));
    expect(pace.getSize()).toBe(20);
  });

  it('returns to what it was, for the rest of a round, if a smaller batch is put off too', () => {
    const pace = createMailPace(20);
    pace.beginRound();
    const mixed = () => pace.note([...repeat('put off', pace.getSize() - 1), 'sent']);
    mixed();
    expect(pace.getSize()).toBe(1);
    pace.note(['put off']);
    expect(pace.getSize()).toBe(20);
    for (let batch = 0; batch < 5; batch += 1) mixed();
    expect(pace.getSize()).toBe(20);
    pace.note([...repeat('busy', 17), ...repeat('sent', 3)]);
    expect(pace.getSize()).toBe(3);
    pace.beginRound();
    mixed();
    expect(pace.getSize()).toBe(1);
  });

  it('does not shrink after permanent refusals, or while the server is down', () => {
    const pace = createMailPace(20);
    pace.note([...repeat('refused', 19), 'sent']);
    pace.note(repeat('failed', 20));
    expect(pace.getSize()).toBe(20);
  });

  it('lets a busy server rest a few times in a row, so that a round ends', () => {
    const pace = createMailPace(20);
    pace.beginRound();
    const count = () =>
      Array.from({ length: 20 }, () => pace.note(['busy'])).filter((next) => next === 'rest')
        .length;
    const first = count();
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(20);
    pace.note(['sent']);
    expect(count()).toBe(first);
  });
});

import { beforeEach, expect, it } from 'vitest';
import { NO_ANSWER, type LeadAnswer } from '@/lib/provider/send-lead';
import { LEAD, useDelivery } from '@/tests/support/delivery';

const HOUR = 3_600_000;
const DELIVERED = { delivered: 1, failed: 0 };
const NOTHING = { delivered: 0, failed: 0 };

const tested = useDelivery();
const { create } = tested;

let mails: string[];
let isUp: boolean;
const notify = async ({ key }: { key: string }): Promise<LeadAnswer> => {
  mails.push(key);
  return isUp ? { isAccepted: true } : { isAccepted: false, status: NO_ANSWER, reason: 'ESOCKET' };
};
/** Submits a lead, and waits until its mail has been tried. */
async function submit(lead = LEAD) {
  const delivery = create({ notify });
  await delivery.submit(lead);
  await delivery.stop();
}
const sendDue = () => create({ notify }).sendDue('mail');
beforeEach(() => {
  mails = [];
  isUp = true;
});

it('the mail about a lead is sent once, despite repeated submissions and rounds', async () => {
  await submit();
  await submit();
  tested.clock += HOUR;
  await Promise.all([sendDue(), sendDue()]);
  expect(mails).toEqual(['one']);
});

it('the mail about a lead is retried until the server accepts it, apart from the lead', async () => {
  isUp = false;
  await submit();
  expect((await tested.journal.list())[0]?.status).toBe('delivered');
  expect(await sendDue()).toEqual(NOTHING);
  tested.clock += 1000;
  expect(await sendDue()).toEqual({ delivered: 0, failed: 1 });
  isUp = true;
  tested.clock += 2000;
  expect(await sendDue()).toEqual(DELIVERED);
  expect(mails).toHaveLength(3);
});

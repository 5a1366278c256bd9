import { expect, it } from 'vitest';
import { toCsv } from '@/lib/leads/csv';
import type { Lead } from '@/lib/leads/types';

const toLead = (payload: Lead['payload']): Lead => ({
  id: 'a1',
  key: 'k',
  form: 'contact',
  locale: 'cn',
  call: 'contacts/',
  payload,
  token: 't',
  channel: 'provider',
  status: 'delivered',
  attempts: 1,
  lastError: null,
  createdAt: Date.UTC(2026, 10, 21),
  nextAttemptAt: 0,
  claimedUntil: 0,
});

it('has a column for each field of any lead, and a line for each', () => {
  const csv = toCsv([toLead({ name: '王小明' }), toLead({ company: 'A, "B"\nC' })]);
  expect(csv).toBe(
    '\ufeffid,created,status,attempts,lastError,form,language,name,company\r\n' +
      'a1,2026-11-21T00:00:00.000Z,delivered,1,,contact,cn,王小明,\r\n' +
      'a1,2026-11-21T00:00:00.000Z,delivered,1,,contact,cn,,"A, ""B""\nC"\r\n',
  );
});

it('has a column for each field of a request', () => {
  const csv = toCsv([toLead({ name: 'Ada', quote: { chain: 'sol', trace: false } })]);
  expect(csv).toContain('name,quote_chain,quote_trace\r\n');
  expect(csv).toContain('Ada,sol,false\r\n');
});

it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1'])(
  'makes %j a text for a spreadsheet',
  (name) => expect(toCsv([toLead({ name })])).toMatch(/,"?'[=+\-@\t\r＝]/),
);

it.each(["hello\n=cmd|'/C calc'!A0\n;=1+1\n- item; @b", 'hello\n"=1+1\n;"=1+1;" ""@b'])(
  'makes a text of what would be a cell of its own where semicolons separate them: %j',
  (name) => {
    const cells = toCsv([toLead({ name })]).split(/[;\r\n]/);
    expect(cells.filter((cell) => /^["\s]*[=+\-@]/.test(cell))).toEqual([]);
  },
);

import { describe, expect, it, test } from 'vitest';
import { toSubmission } from '@/lib/forms/submissions';
import { SCHEMAS } from '@/lib/forms/schemas';
import { getEstimateDays, toEstimateText } from '@/lib/quotes/estimate-text';
import { parseQuote, toQuoteField } from '@/lib/quotes/quote-request';

const CALLS = 'call=eth~eth_call~1000000&call=sol~getSlot~500';

describe('an estimate as text', () => {
  it.each([
    [`?${CALLS}&peak=3&archive=1&on=2026-11-29`, `${CALLS}&peak=3&archive=1&on=2026-11-29`],
    [`?utm_source=x&${CALLS}&peak=many&archive=0&on=2026-13-40`, CALLS],
    ['?call=trx~wallet/getnowblock~5', 'call=trx~wallet%2Fgetnowblock~5'],
    ['?call=<script>~x~1&call=eth', ''],
    ['', ''],
  ])('of %s is %s', (search, text) => {
    expect(toEstimateText(search)).toBe(text);
    expect(toEstimateText(text)).toBe(text);
  });

  it('has at most twenty calls, and none if they are too long for an address', () => {
    const many = (method: string) =>
      Array.from({ length: 30 }, (_, index) => `call=eth~${method}${index}~1`).join('&');
    expect(new URLSearchParams(toEstimateText(many('m'))).getAll('call')).toHaveLength(20);
    expect(toEstimateText(many('m'.repeat(110)))).toBe('');
  });
});

test('an estimate is worth reading for thirty days', () => {
  expect(getEstimateDays('on=2026-11-29', '2027-01-01')).toEqual({
    day: '2026-11-29',
    end: '2026-12-29',
  });
  expect(getEstimateDays('', '2026-12-01').day).toBe('2026-12-01');
});

describe('a lead from an estimate', () => {
  const send = (message: string, estimate = CALLS) => {
    const quote = `product=shared&callsPerDay=1000500&estimate=${encodeURIComponent(estimate)}`;
    const values = SCHEMAS.contact.parse({
      ...{ subject: 'sales', topic: 'business-sales', name: 'Ada', email: 'ada@example.com' },
      ...{ company: '', selectedNodes: 'eth', message, quote },
    });
    return toSubmission('contact', values, undefined).payload;
  };

  it('travels through an address', () => {
    const quote = parseQuote(`estimate=${encodeURIComponent(CALLS)}`);
    expect(parseQuote(toQuoteField(quote)).estimate).toBe(CALLS);
  });

  it('shows sales every call and the address of the estimate', () => {
    const { message } = send('Please send us an offer.');
    expect(message).toContain(`/pricing/estimate/?${CALLS}`);
    expect(message).toContain('- eth eth_call: 1,000,000 per day\n- sol getSlot: 500 per day');
    const { message: past } = send('Past logs, please.', 'call=eth~eth_getLogs~500~archive');
    expect(past).toContain('- eth eth_getLogs (archive): 500 per day');
  });

  it('is never longer than the provider accepts', () => {
    const calls = Array.from({ length: 20 }, (_, index) => `call=eth~${'m'.repeat(50)}${index}~1`);
    const { message } = send('x'.repeat(300), calls.join('&'));
    expect(String(message)).toHaveLength(2000);
  });
});

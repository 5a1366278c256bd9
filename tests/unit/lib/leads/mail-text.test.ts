import { expect, it } from 'vitest';
import { toMailText } from '@/lib/leads/send-mail';
import type { NewLead } from '@/lib/leads/types';
import { toSubmission } from '@/lib/forms/submissions';

const LEAD: NewLead = {
  key: 'k',
  form: 'enterprise',
  locale: 'cn',
  token: 't',
  ...toSubmission(
    'enterprise',
    {
      ...{ rps: '400', cuAmount: '100000000', tokens: '100', companyName: 'Example' },
      ...{ email: 'ada@example.com', telegram: '@ada12', message: 'Two lines\nof words' },
      ...{ premiumSupport: true, advancedStatistics: false },
      quote: {},
    },
    undefined,
  ),
};

it('labels each field in English, and ends with the message', () => {
  const text = toMailText(LEAD);
  const lines = text.split('\n');
  expect(lines).toContain('Company: Example');
  expect(lines).toContain('Compute units per month: 100,000,000');
  expect(lines).toContain('Premium support: Yes');
  expect(lines).toContain('Language: 中文');
  expect(text.endsWith('\n\nTwo lines\nof words')).toBe(true);
  expect(text).not.toMatch(/^[a-z]+_/m);
});

it('has the request that the visitor put together as a block, once', () => {
  const lead = {
    ...LEAD,
    payload: { ...LEAD.payload, message: 'Chain: Solana', quote: { chain: 'sol' } },
  };
  expect(toMailText(lead).match(/Chain/g)).toHaveLength(1);
});

import { expect, it } from 'vitest';
import type { Lead } from '@/lib/leads/types';
import { findMissing, toLeadLines } from '@/scripts/leads/table';

it("prints no control character from a service's response", () => {
  const lead = {
    ...{ id: 'a', createdAt: 0, status: 'pending', attempts: 1, form: 'contact', locale: 'en' },
    payload: { name: '王\u202e', email: 'a@b.c', message: 'Hi\n\nSubject: Sales' },
    lastError: 'HTTP 500: \u001b[2Jgone\r\nnext',
  } as unknown as Lead;
  const [, line = ''] = toLeadLines([lead]).split('\n');
  expect(line).toContain('HTTP 500');
  expect(line).toContain('next');
  expect(line).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
  for (const known of ['1970-01-01 00:00 UTC', '王', 'a@b.c', 'Sales'])
    expect(line).toContain(known);
});

it('says how many leads are not listed, and nothing for a complete list', () => {
  const leads = Array.from({ length: 3 }, (_, id) => ({ id }) as unknown as Lead);
  expect(findMissing(leads, { pending: 1, delivered: 2, failed: 0 })).toBeNull();
  expect(findMissing(leads, { pending: 1, delivered: 2, failed: 4 })).toMatch(/3 of 7/);
});

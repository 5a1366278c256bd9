import { expect, it } from 'vitest';
import type { Lead } from '@/lib/leads/types';
import { toLeadLines } from '@/scripts/leads/table';

it('prints no control character of what a service answered', () => {
  const lead = {
    ...{ id: 'a', createdAt: 0, status: 'pending', attempts: 1, form: 'contact', locale: 'en' },
    lastError: 'HTTP 500: \u001b[2Jgone\r\nnext',
  } as unknown as Lead;
  const [, line = ''] = toLeadLines([lead]).split('\n');
  expect(line).toContain('HTTP 500');
  expect(line).toContain('next');
  expect(line).not.toMatch(/\p{Cc}/u);
});

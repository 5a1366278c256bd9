import { expect, it, vi } from 'vitest';

vi.mock('@/lib/env', () => ({ getEnv: () => ({ SITE_URL: 'https://site.example' }) }));
const { getSecurityText } = await import('@/lib/security/security-text');

it('is absent without a contact', () => {
  expect(getSecurityText(undefined, new Date())).toBeNull();
});

it('contains the contact, its own URL, and a date within a year', () => {
  const now = new Date('2026-11-22T10:00:00Z');
  const lines = (getSecurityText('security@site.example', now) ?? '').trim().split('\n');
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/)));
  expect(fields).toMatchObject({
    Contact: 'mailto:security@site.example',
    Canonical: 'https://site.example/.well-known/security.txt',
    'Preferred-Languages': 'en, zh',
  });
  const days = (new Date(fields.Expires).getTime() - now.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(30);
  expect(days).toBeLessThan(365);
});

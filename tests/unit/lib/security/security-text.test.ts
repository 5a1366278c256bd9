import { afterEach, expect, it, vi } from 'vitest';

const env = vi.hoisted(() => ({ SITE_URL: 'https://site.example', SECURITY_CONTACT: '' }));
vi.mock('@/lib/env', () => ({ getEnv: () => env }));
const { getSecurityText } = await import('@/lib/security/security-text');

afterEach(() => {
  env.SECURITY_CONTACT = '';
});

it('is absent while the owner names no contact', () => {
  expect(getSecurityText(new Date())).toBeNull();
});

it('names the contact, its own address, and a date within a year', () => {
  env.SECURITY_CONTACT = 'mailto:security@site.example';
  const now = new Date('2026-11-22T10:00:00Z');
  const lines = (getSecurityText(now) ?? '').trim().split('\n');
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

import { expect, it } from 'vitest';
import { getLinkAddress } from '@/lib/content/link-address';

const toLink = (url: string) => ({ link_type: 'Web', url }) as const;

it.each([
  ...['https://example.org/a?b#c', 'http://example.org', 'HTTPS://example.org/'],
  ...['mailto:sales@example.org', 'tel:+44123', '/nodes/', '/nodes/?q=a#b', '#contact', '/'],
])('leads to %s', (url) => {
  expect(getLinkAddress(toLink(url))).toBe(url);
});

it.each([
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
  ],
  ...['data:text/html,x', 'vbscript:x', 'file:///etc/passwd', 'blob:https://example.org/x'],
  ...['//evil.example', '/\\evil.example', '/\t/evil.example', 'https://', 'nowhere', ''],
  ...['/nodes/#a\nb', `/nodes/?${'#'.repeat(2048)}`],
])('leads nowhere for %j', (url) => {
  expect(getLinkAddress(toLink(url))).toBeNull();
});

it('leads nowhere without a link', () => {
  expect(getLinkAddress(null)).toBeNull();
  expect(getLinkAddress({ link_type: 'Any' })).toBeNull();
});

import { expect, it } from 'vitest';
import { toBadge } from '@/lib/directory/badge';
import { CHECKED_AT, makeChain } from '../../../support/chains';

const show = (more: Parameters<typeof makeChain>[0]) => toBadge(makeChain(more)).text;

it('shows a measured figure, labels a sample, and omits an unmeasured one', () => {
  expect(show({ measuredAt: CHECKED_AT, availabilityPercent: '99.97' })).toContain('>99.97%<');
  expect(show({ reading: 'sample', availabilityPercent: '99.90' })).toContain('99.90% (sample)');
  const head = { region: 'eu', interface: 'json-rpc', blocksBehind: 2, readAt: CHECKED_AT };
  expect(show({ measuredAt: CHECKED_AT, heads: [head] })).toContain('>99.99%, 2 behind<');
  expect(show({ reading: 'sample', heads: [head] })).not.toContain('behind');
  const unknown = show({ availabilityPercent: '99.99' });
  expect(unknown).toContain('not measured');
  expect(unknown).not.toContain('99.99');
  const inactive = show({ measuredAt: CHECKED_AT, status: 'inactive' });
  expect(inactive).toContain('inactive');
  expect(inactive).not.toContain('99.99');
});

it('is well-formed, small and without script, whatever the name', () => {
  const text = show({ name: `<script>alert("&")</script>${'x'.repeat(10_000)}` });
  expect(text).not.toContain('<script');
  expect(text.length).toBeLessThan(2000);
  expect(text).toMatch(/^<svg [^<>]*><title>[^<>]*<\/title>/);
});

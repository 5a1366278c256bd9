import { describe, expect, it } from 'vitest';
import { formatOutage, getOutageSeconds } from '@/lib/display/outage';
import { getMessages } from '@/lib/i18n/messages';
import { getPictureMessages } from '@/lib/i18n/picture-messages';

describe('the time in which no node responds', () => {
  it.each([
    [1, 99.5, 12_960],
    [2, 99.5, 64.8],
    [1, 99.9, 2592],
    [3, 99.9, 0.002592],
    [1, 100, 0],
  ])('of %d nodes, each available %d %%, is %d s a month', (nodes, percent, seconds) => {
    expect(getOutageSeconds(nodes, percent)).toBeCloseTo(seconds, 6);
  });

  it.each([
    [12_960, '3 h 36 min'],
    [2592, '43 min'],
    [64.8, '65 s'],
    [2.592, '2.6 s'],
    [0.324, '0.3 s'],
    [0.0026, '< 0.01 s'],
    [0, '< 0.01 s'],
  ])('reads %d s as %s', (seconds, text) => {
    const { units } = getMessages('en');
    expect(formatOutage(seconds, units, getPictureMessages('en'))).toBe(text);
  });
});

import { describe, expect, it } from 'vitest';
import { formatDuration } from '@/lib/i18n/format-duration';

const units = { day: 'd', hour: 'h', minute: 'min' };

describe('a duration', () => {
  it.each([
    [0, '0 min'],
    [22, '22 min'],
    [60, '1 h'],
    [432, '7 h 12 min'],
    [1445, '1 d 5 min'],
    [2 * 1440 + 3 * 60 + 4, '2 d 3 h'],
    [-3, '0 min'],
  ])('of %d minutes is %s', (minutes, expected) => {
    expect(formatDuration(minutes, units)).toBe(expected);
  });
});

import { expect, it } from 'vitest';
import { formatDay } from '@/lib/i18n/format';

it.each([
  ['2026-12-15', '15 December 2026', '2026 年 12 月 15 日'],
  ['2026-07', 'July 2026', '2026 年 7 月'],
  ['2026', '2026', '2026'],
  ['soon', 'soon', 'soon'],
])('%s names no more than it says', (day, english, chinese) => {
  expect(formatDay(day, 'en')).toBe(english);
  expect(formatDay(day, 'cn')).toBe(chinese);
});

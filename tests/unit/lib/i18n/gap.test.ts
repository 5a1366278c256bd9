import { expect, it } from 'vitest';
import { getGap } from '@/lib/i18n/punctuation';

it.each([
  ['Is your provider shutting down?', ' '],
  ['服务商即将停止服务？', ''],
  ['不限量套餐（单链）', ''],
  ['2 亿计算单元', ' '],
])('after “%s” stands “%s”', (text, gap) => {
  expect(getGap(text)).toBe(gap);
});

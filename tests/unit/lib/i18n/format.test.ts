import { describe, expect, it } from 'vitest';
import {
  formatAge,
  formatDay,
  formatLargeNumber,
  formatList,
  formatMoment,
  formatNumber,
  formatPrice,
  formatSeconds,
  formatTime,
} from '@/lib/i18n/format';
import { getMessages } from '@/lib/i18n/messages';

describe('numbers', () => {
  it.each([
    [40000, '40,000', '40,000'],
    [0, '0', '0'],
    [1234567.5, '1,234,567.5', '1,234,567.5'],
  ])('%d are grouped in either language', (value, english, chinese) => {
    expect(formatNumber(value, 'en')).toBe(english);
    expect(formatNumber(value, 'cn')).toBe(chinese);
  });

  it.each([
    [200_000_000_000, '200 billion', '2000 亿'],
    [1_500_000, '1.5 million', '150 万'],
    [999, '999', '999'],
  ])('%d as a large one are in the words of the language', (value, english, chinese) => {
    expect(formatLargeNumber(value, 'en')).toBe(english);
    expect(formatLargeNumber(value, 'cn')).toBe(chinese);
  });
});

describe('prices', () => {
  it.each([
    [49, 'USD', '$49'],
    [49.5, 'USD', '$49.50'],
    [1999, 'EUR', '€1,999'],
  ])('of %d %s have cents only when there are any', (value, currency, price) => {
    expect(formatPrice(value, currency, 'en')).toBe(price);
    expect(formatPrice(value, currency, 'cn')).toBe(price);
  });
});

describe('times', () => {
  it.each([
    ['2026-11-21T12:41:59.999Z', '12:41 UTC'],
    ['2026-11-21T00:05:00+08:00', '16:05 UTC'],
  ])('of %s are in UTC, whatever the zone of the reader', (iso, time) => {
    expect(formatTime(iso, 'en', Date.parse(iso))).toBe(time);
  });

  it.each([
    ['en', '26 Oct, 01:32 UTC'],
    ['cn', '10 月 26 日 01:32 UTC'],
  ] as const)('that are more than a day old have their day in %s', (locale, time) => {
    const iso = '2026-10-26T01:32:00.000Z';
    expect(formatTime(iso, locale, Date.parse('2026-10-27T01:31:00Z'))).toBe('01:32 UTC');
    expect(formatTime(iso, locale, Date.parse('2026-10-27T01:33:00Z'))).toBe(time);
  });

  it.each([
    [12, '12 s', '12 秒'],
    [0.4, '0.4 s', '0.4 秒'],
    [119, '119 s', '119 秒'],
    [120, '2 min', '2 分钟'],
    [150, '2.5 min', '2.5 分钟'],
  ])('of %d seconds turn to minutes from two of them up', (seconds, english, chinese) => {
    expect(formatSeconds(seconds, getMessages('en').units)).toBe(english);
    expect(formatSeconds(seconds, getMessages('cn').units)).toBe(chinese);
  });
});

it('days and times have Chinese spacing', () => {
  expect(formatDay('2026-11-01', 'en')).toBe('1 November 2026');
  expect(formatDay('2026-11-01', 'cn')).toBe('2026 年 11 月 1 日');
  expect(formatMoment('2026-11-22T03:58:00Z', 'en')).toBe('22 Nov, 03:58 UTC');
  expect(formatMoment('2026-11-22T03:58:00Z', 'cn')).toBe('11 月 22 日 03:58 UTC');
});

describe('how long ago', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');

  it.each([
    ['2026-11-21T11:59:20Z', '40sec ago', '40 秒前'],
    ['2026-11-21T11:50:10Z', '9min ago', '9 分钟前'],
    ['2026-11-21T09:00:00Z', '3hr ago', '3 小时前'],
    ['2026-11-19T12:00:00Z', '2days ago', '2 天前'],
    ['2026-11-21T12:00:00Z', 'now', '现在'],
    ['2026-11-21T12:00:30Z', 'now', '现在'],
  ])('%s was %s, %s', (iso, english, chinese) => {
    // Releases of the locale data differ in the space after the figure.
    expect(formatAge(iso, now, 'en').replace(/(\d) (?=\w)/, '$1')).toBe(english);
    expect(formatAge(iso, now, 'cn')).toBe(chinese);
  });
});

describe('formatList', () => {
  it('lists names as the language does', () => {
    expect(formatList(['A', 'B', 'C'], 'en')).toMatch(/^A, B,? and C$/);
    expect(formatList(['以太坊', 'Solana', 'Base'], 'cn')).toBe('以太坊、Solana和Base');
    expect(formatList([], 'en')).toBe('');
  });
});

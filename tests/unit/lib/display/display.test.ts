import { describe, expect, it } from 'vitest';
import { getAvailability, getAvailabilityLevel } from '@/lib/display';
import { getMessages } from '@/lib/i18n/messages';
import { CHECKED_AT, makeChain } from '../../../support/chains';

const toChain = (availabilityPercent: string, measuredAt: string | null) =>
  makeChain({ availabilityPercent, measuredAt });

describe('the level of a chain', () => {
  it.each([
    ['100.00', 'high'],
    ['99.95', 'high'],
    ['99.94', 'middle'],
    ['99.50', 'middle'],
    ['99.49', 'low'],
    ['9.99', 'low'],
    ['0.00', 'low'],
  ])('at %s is %s', (percent, level) => {
    expect(getAvailabilityLevel(toChain(percent, CHECKED_AT))).toBe(level);
  });

  it.each(['99.99', '0.00'])('at %s is none for a default', (percent) => {
    expect(getAvailabilityLevel(toChain(percent, null))).toBe('unmeasured');
  });

  it.each(['en', 'cn'] as const)('changes where the legend says so in %s', (locale) => {
    const { high, middle, low } = getMessages(locale).availability;
    const toFigures = (messages: string) => messages.match(/\d+\.\d+/g) ?? [];
    const levels = (messages: string) =>
      toFigures(messages).map((figure) => getAvailabilityLevel(toChain(figure, CHECKED_AT)));
    expect(levels(high)).toEqual(['high']);
    expect(levels(middle)).toEqual(['middle', 'middle']);
    const [bound = ''] = toFigures(low);
    const below = (Number(bound) - 0.01).toFixed(2);
    expect(getAvailabilityLevel(toChain(below, CHECKED_AT))).toBe('low');
    expect(getAvailabilityLevel(toChain(bound, CHECKED_AT))).toBe('middle');
  });
});

describe('the figure of a chain', () => {
  it('is shown as sent, with the time of the check', () => {
    const measuredAt = new Date().toISOString();
    const { value, label } = getAvailability(toChain('99.90', measuredAt), getMessages('en'), 'en');
    expect(value).toBe('99.90');
    expect(label).toContain(`${measuredAt.slice(11, 16)} UTC`);
  });

  it('includes the day if that is long ago', () => {
    const getLabel = (locale: 'en' | 'cn') =>
      getAvailability(toChain('99.90', '2026-01-31T12:41:00Z'), getMessages(locale), locale).label;
    expect(getLabel('en')).toMatch(/31 Jan.*12:41 UTC/);
    expect(getLabel('cn')).toMatch(/1 月 31 日.*12:41 UTC/);
  });

  it('is a dash for a chain that was not measured', () => {
    const figure = getAvailability(toChain('99.99', null), getMessages('en'), 'en');
    expect(figure).toEqual({
      value: '—',
      unit: null,
      label: getMessages('en').availability.unmeasured,
    });
  });
});

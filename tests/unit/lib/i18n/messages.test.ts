import { describe, expect, it } from 'vitest';
import { formatMessage } from '@/lib/i18n/messages';

describe('formatMessage', () => {
  it.each<[message: string, values: Record<string, string | number>, filled: string]>([
    ['{count} chains', { count: 87 }, '87 chains'],
    ['{count} 条链', { count: 0 }, '0 条链'],
    ['{name}: {value}', { name: 'Ethereum', value: '' }, 'Ethereum: '],
    ['{a}{b}{a}', { a: 1, b: 2 }, '121'],
    ['No placeholder', { unused: 1 }, 'No placeholder'],
    ['{price}', { price: '$& $1 $$' }, '$& $1 $$'],
    ['{outer}', { outer: '{inner}', inner: 'x' }, '{inner}'],
    ['{not this}', {}, '{not this}'],
  ])('fills %j with %j', (message, values, filled) => {
    expect(formatMessage(message, values)).toBe(filled);
  });

  it('rejects a message with a missing value, and says which', () => {
    expect(() => formatMessage('{time}: {value}', { value: 1 })).toThrow(
      'No value for {time} in "{time}: {value}"',
    );
  });
});

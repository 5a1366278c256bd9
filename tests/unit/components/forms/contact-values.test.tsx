import { expect, it } from 'vitest';
import { BLANK, toGiven } from '@/components/forms/ContactForm/values';

const take = (values: Record<string, string | string[]>) => toGiven({ values, focused: null });

it('takes over what was typed and selected in the plain form', () => {
  const values = { ...BLANK, name: 'Ada', subject: 'sales', selectedNodes: 'eth' };
  expect(take(values)).toEqual({ name: 'Ada', subject: 'sales', selectedNodes: ['eth'] });
});

it.each(['website', 'formPage', 'formLocale', 'constructor'])(
  'leaves behind a field that the interactive form does not have: %s',
  (name) => {
    expect(take({ ...BLANK, name: 'Ada', selectedNodes: [], [name]: 'x' })).toEqual({
      name: 'Ada',
      selectedNodes: [],
    });
  },
);

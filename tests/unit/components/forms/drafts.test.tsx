import { beforeEach, expect, it } from 'vitest';
import { readDraft, writeDraft } from '@/components/forms/drafts.client';

const BLANK = { name: '', selectedNodes: [] as string[], premiumSupport: true };
const store = (values: unknown) =>
  sessionStorage.setItem('draft:contact', JSON.stringify({ id: 'one', values }));

beforeEach(() => sessionStorage.clear());

it('returns the input under its id', () => {
  const values = { name: 'Ada', selectedNodes: ['eth'], premiumSupport: false };
  writeDraft('contact', { id: 'one', values });
  expect(readDraft('contact', BLANK)).toEqual({ id: 'one', values });
});

it.each([
  [{ name: { a: 1 }, selectedNodes: ['eth'] }, { selectedNodes: ['eth'] }],
  [{ name: ['Ada'], premiumSupport: 'yes' }, {}],
  [{ name: 'Ada', selectedNodes: 'eth' }, { name: 'Ada' }],
  [{ name: null, selectedNodes: [1] }, {}],
  [{ name: 'Ada', other: 'x', __proto__: { a: 1 } }, { name: 'Ada' }],
])('leaves out what no field of the form can hold: %j', (values, sound) => {
  store(values);
  expect(readDraft('contact', BLANK)).toEqual({ id: 'one', values: sound });
});

it.each([null, 'text', 7])('begins blank without a valid draft: %j', (values) => {
  store(values);
  const draft = readDraft('contact', BLANK);
  expect(draft.values).toEqual({});
  expect(draft.id).not.toBe('one');
});

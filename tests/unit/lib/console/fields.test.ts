import { describe, expect, it } from 'vitest';
import { applyFields, getFieldError, toFields } from '@/lib/console/fields';
import { toHttpSample } from '@/lib/samples/http';

const block = { name: 'block', type: 'tag', required: true, example: 'latest' };
const full = { name: 'full', type: 'boolean', required: true, example: false };
const limit = { name: 'limit', type: 'integer', required: false, example: null };
const filter = {
  name: 'filter',
  type: 'object',
  required: true,
  example: { fromBlock: '0x1', topics: ['0xa'] },
};
const field = (parameter: typeof block | typeof full | typeof limit) => {
  const [one] = toFields([parameter]);
  if (!one) throw new Error('no field');
  return one;
};
const read = (texts: Record<string, string>) =>
  applyFields([block, full, limit, filter], texts).map(({ example }) => example);

describe('the fields of a call', () => {
  it('are its parameters, and the entries of an object', () => {
    expect(toFields([block, full, limit, filter]).map(({ id, text }) => [id, text])).toEqual([
      ['block', 'latest'],
      ['full', 'false'],
      ['limit', ''],
      ['filter.fromBlock', '0x1'],
      ['filter.topics', '["0xa"]'],
    ]);
  });

  it("return the input in the example's type", () => {
    expect(
      read({
        block: '12',
        full: 'true',
        limit: '5',
        'filter.fromBlock': '0x2',
        'filter.topics': '',
      }),
    ).toEqual(['12', true, 5, { fromBlock: '0x2' }]);
    expect(read({ limit: 'finalized' })[2]).toBe('finalized');
  });

  it('keep the example for invalid input', () => {
    expect(read({ block: ' ', full: '{' })).toEqual(['latest', false, null, expect.anything()]);
    expect(getFieldError(field(block), ' ')).toBe('missing');
    expect(getFieldError(field(full), '{')).toBe('json');
    expect(getFieldError(field(limit), '')).toBeNull();
    expect(getFieldError(field(limit), '{')).toBeNull();
  });
});

it.each([
  ['9007199254740993', '"amount":9007199254740993'],
  ['{"wei":123456789012345678901,"id":"1234567890123456789"}', '"wei":123456789012345678901'],
])('keeps the digits of %s in every language', (text, written) => {
  const amount = { name: 'amount', type: 'integer', required: true, example: 1 };
  const [changed] = applyFields([amount], { amount: text });
  const call = { http: 'POST', path: '/', body: { amount: changed?.example }, response: {} };
  const sample = toHttpSample({ interface: 'rest', ...call }, { key: 'trx', host: 'example.org' });
  for (const code of Object.values(sample.requests)) {
    // JavaScript would round a number, so its body is a text.
    expect(code.replaceAll('\\', '')).toContain(written);
  }
  expect(sample.requests.javascript).not.toContain('JSON.stringify');
});

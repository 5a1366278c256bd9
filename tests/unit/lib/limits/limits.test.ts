import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import limitsModel from '@/customtypes/limits/index.json';
import { deriveLimits, mergeLimits, readSheet } from '@/lib/limits/merge';
import { LIMIT_GROUPS } from '@/lib/limits/groups';
import { findLimit, listExceptions, listUnstated } from '@/lib/limits/resolve';
import { toLimitViews } from '@/lib/display/limits';
import { parsePlans } from '@/lib/provider/plans-schema';
import { LIMIT_FIELDS } from '@/lib/provider/limit-fields';
import { parseLimits } from '@/lib/provider/limits-schema';

const ROWS = parseLimits([
  { field: 'log_range', value: '10000' },
  { field: 'log_range', value: 2000, plan: 'free' },
  { field: 'log_range', noLimit: true, plan: 'dedicated' },
  { field: 'log_range', value: 5000, chain: 'matic', source: '/docs', checkedOn: '2026-11-29' },
  { field: 'timeout', value: 60, method: 'debug_traceTransaction' },
]).entries;

describe('the limit that counts', () => {
  it.each([
    [{}, 10_000],
    [{ plan: 'free' }, 2000],
    [{ plan: 'free', chain: 'pol' }, 2000],
    [{ plan: 'pro', chain: 'pol' }, 5000],
    [{ plan: 'dedicated', chain: 'pol' }, null],
  ])('for %j is the narrowest one: %s', (target, value) => {
    expect(findLimit(ROWS, 'log_range', target)?.value).toBe(value);
  });

  it('is not one of another scope', () => {
    expect(findLimit(ROWS, 'timeout', { method: 'eth_call' })).toBeNull();
    expect(findLimit(ROWS, 'batch_entries', {})).toBeNull();
    expect(listUnstated(ROWS, ['timeout', 'sla'])).toEqual(['sla']);
    expect(listExceptions(ROWS)).toHaveLength(2);
  });
});

describe('rows', () => {
  it('that are wrong are left out, and named: a wrong scope must not apply to everything', () => {
    const { entries, faults } = parseLimits([
      { field: 'timeout', value: 30 },
      { field: 'timeout', value: 10, chain: 'a/b' },
      { field: 'speed', value: 1 },
      { field: 'sla' },
    ]);
    expect(entries).toHaveLength(1);
    expect(faults).toEqual(['[1].chain is "a/b"', '[2].field is "speed"']);
  });

  it("of the provider win over the editors' sheet, and both over what is derived", () => {
    const sheet = readSheet([
      { field: 'log_range', value: '99', no_limit: false, plan: null, checked_on: null },
      { field: 'rps', value: null, no_limit: true, plan: 'pro' },
      { field: 'rps', value: null, no_limit: false, plan: 'free' },
    ]);
    expect(sheet).toHaveLength(2);
    const { entries: plans } = parsePlans([{ id: 'pro', price: 1, rps: 50 }]);
    const derived = deriveLimits({ plans, chains: [], facts: { sla_target_shared: '99.9%' } });
    const rows = mergeLimits(ROWS, sheet, derived);
    expect(findLimit(rows, 'log_range', {})?.value).toBe(10_000);
    expect(findLimit(rows, 'rps', { plan: 'pro' })?.value).toBeNull();
    expect(findLimit(rows, 'sla', { plan: 'pro' })).toMatchObject({ value: 99.9, source: '/sla/' });
  });

  it.each([
    ['en', '10,000 blocks', 'no limit'],
    ['cn', '10,000 个区块', '不限'],
  ] as const)('read in %s', (locale, blocks, none) => {
    const [first, , third] = toLimitViews(ROWS, locale);
    expect([first?.text, third?.text]).toEqual([blocks, none]);
  });
});

test('every field is in one group, in the sheet and in the schema', () => {
  expect(Object.values(LIMIT_GROUPS).flat()).toEqual([...LIMIT_FIELDS]);
  expect(limitsModel.json.Limits.rows.config.fields.field.config.options).toEqual([
    ...LIMIT_FIELDS,
  ]);
  const schema = JSON.parse(readFileSync('lib/directory/limits.schema.json', 'utf8')) as {
    $defs: { field: { enum: string[] } };
  };
  expect(schema.$defs.field.enum).toEqual([...LIMIT_FIELDS]);
});

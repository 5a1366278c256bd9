import { describe, expect, it } from 'vitest';
import plans from '@/embedded/provider/data/plans.json';
import { getLimitMessages } from '@/lib/i18n/limit-messages';
import { parseLimits } from '@/lib/provider/limits-schema';
import { parsePlans } from '@/lib/provider/plans-schema';
import { getChainFacts } from '@/lib/chains';
import { getBlockSentence } from '@/lib/display/block-sentence';
import { NOT_KNOWN, getComparison } from '@/lib/display/comparison';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { getMessages } from '@/lib/i18n/messages';
import { makeChain } from '../../../support/chains';

const PRICES = { protocols: [], methods: [] };

const toChain = (key: string, more: Parameters<typeof makeChain>[0] = {}) =>
  makeChain({ key, name: key, facts: getChainFacts(key) ?? null, ...more });

const network = (key: string, interfaces: string[]) => ({
  key,
  name: key,
  interfaces,
  status: 'active' as const,
});

const ETH = toChain('eth', {
  reading: 'live',
  availabilityPercent: '99.97',
  regions: [{ region: 'us-east', percent: '99.958' }],
  networks: [network('mainnet', ['json-rpc', 'graphql']), network('sepolia', ['json-rpc'])],
  serviceLevels: ['shared'],
});
const BTC = toChain('btc', {
  networks: [network('mainnet', ['json-rpc'])],
  serviceLevels: ['shared'],
});

const LIMITS = {
  plans: parsePlans(plans).entries,
  limits: parseLimits([
    { field: 'log_range', value: 5000, chain: 'eth' },
    { field: 'timeout', value: 30 },
  ]).entries,
};

describe.each(LOCALE_KEYS)('the comparison in %s', (locale) => {
  const messages = getMessages(locale);
  const sections = getComparison({ chains: [ETH, BTC], locale, messages }, PRICES, LIMITS);
  const rows = sections.flatMap((section) => section.rows);
  const getRow = (label: string) => rows.find((row) => row.label === label);

  it('shows a dash for unmeasured chains, never a default figure', () => {
    const texts = getRow(messages.nodes.availability)?.cells.map(({ text }) => text);
    expect(texts).toEqual([`99.97${messages.units.percent}`, NOT_KNOWN]);
    expect(getRow('us-east')?.cells[1]?.text).toBe(NOT_KNOWN);
  });

  it('says which limits of a chain are not stated', () => {
    const labels = getLimitMessages(locale);
    const toTexts = (label: string) => getRow(label)?.cells.map(({ text }) => text);
    expect(toTexts(labels.fields.log_range)?.[0]).toContain('5,000');
    expect(toTexts(labels.fields.log_range)?.[1]).toBe(labels.notStated);
    expect(getRow(labels.fields.timeout)?.isSame).toBe(true);
    expect(getRow(labels.fields.client)).toBeUndefined();
  });

  it('marks equal rows', () => {
    expect(getRow('json-rpc')).toMatchObject({ isSame: true });
    expect(getRow('graphql')).toMatchObject({
      isSame: false,
      cells: [{ isServed: true }, { isServed: false }],
    });
  });
});

it('counts the blocks of faster chains against the slowest', () => {
  const messages = getMessages('en');
  const say = (keys: string[]) =>
    getBlockSentence(
      keys.map((key) => toChain(key)),
      { locale: 'en', messages },
    );
  expect(say(['sol', 'eth', 'base'])).toBe(
    'While eth makes one block, base makes 6 and sol makes 48.',
  );
  expect(say(['eth'])).toBeNull();
});

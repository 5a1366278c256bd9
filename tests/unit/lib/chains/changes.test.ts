import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { CHANGE_KINDS } from '@/lib/chains/change-kinds';
import { CHAIN_CHANGES, isChangeDate } from '@/lib/chains/changes';
import { getChangeLog } from '@/lib/display/change-log';
import { toChangeFeed, toPublicChanges } from '@/lib/directory/lifecycle';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import type { LiveNodes } from '@/lib/provider';
import { makeChain } from '../../../support/chains';

const NODES = { chains: [makeChain({ key: 'eth', name: 'A & B' })] } as unknown as LiveNodes;

const write = (more: object) => [
  {
    date: '2026-12-01',
    chain: 'eth',
    kind: 'retired' as const,
    text: '<b>gone</b>',
    source: { link_type: 'Web' as const, url: 'https://example.com/notice' },
    starts_at: null,
    ends_at: null,
    entered: null,
    ...more,
  },
];

describe('the changes of the data set', () => {
  it('have a chain, a kind and a date, in both languages', () => {
    const keys = new Set(CHAIN_FACTS.map(({ key }) => key));
    for (const { chain, kind, date, text, source } of CHAIN_CHANGES) {
      expect(keys.has(chain), chain).toBe(true);
      expect(CHANGE_KINDS).toContain(kind);
      expect(isChangeDate(date), date).toBe(true);
      expect(LOCALE_KEYS.every((locale) => text[locale].length > 10)).toBe(true);
      expect(source, text.en).toMatch(/^https:\/\//);
    }
  });
});

describe('getChangeLog', () => {
  it("merges editors' changes, latest first", () => {
    const [first, ...others] = getChangeLog(write({}), 'en');
    expect(first).toMatchObject({ chain: 'eth', source: 'https://example.com/notice' });
    const dates = others.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  it.each([{ date: 'soon' }, { date: '2026-13' }, { date: null }, { text: '' }])(
    'leaves out what cannot be shown: %o',
    (more) => {
      expect(getChangeLog(write(more), 'en')).toHaveLength(CHAIN_CHANGES.length);
    },
  );

  it('gives maintenance its times if they are in order', () => {
    const [starts_at, ends_at] = ['2026-12-01T02:00:00+0000', '2026-12-01T04:00:00+0000'];
    const read = (more: object) =>
      getChangeLog(write({ kind: 'maintenance', starts_at, ends_at, ...more }), 'en')[0]?.window;
    expect(read({})).toEqual({
      startsAt: '2026-12-01T02:00:00.000Z',
      endsAt: '2026-12-01T04:00:00.000Z',
    });
    for (const wrong of [{ ends_at: starts_at }, { ends_at: null }, { kind: 'retired' }]) {
      expect(read(wrong)).toBeUndefined();
    }
  });

  it.each([
    [{ entered: '2026-11-01' }, 30],
    [{ entered: '2026-12-02' }, null],
    [{ date: '2026-12', entered: '2026-11-01' }, null],
    [{ entered: null }, null],
  ])('knows how long before the change it was entered: %o', (more, days) => {
    const [change] = toPublicChanges(getChangeLog(write(more), 'en'), NODES, '').changes;
    expect(change?.noticeDays).toBe(days);
  });

  it('rejects script links, and treats an unknown kind as a change', () => {
    const source = { link_type: 'Web', url: 'javascript:alert(1)' };
    const [first] = getChangeLog(write({ source, kind: 'exploded' }), 'en');
    expect(first).toMatchObject({ source: null, kind: 'changed' });
  });
});

it('the feed escapes names and texts, and leads to the chain', () => {
  const log = getChangeLog(write({}), 'en').slice(0, 1);
  const feed = toChangeFeed(toPublicChanges(log, NODES, 'https://a.example'), {
    origin: 'https://a.example',
    brand: 'B < C',
    path: '/changes.atom',
    chain: undefined,
  });
  expect(feed).toContain('A &amp; B');
  expect(feed).toContain('&lt;b&gt;gone&lt;/b&gt;');
  expect(feed).not.toContain('<b>');
  expect(feed).toContain('<link href="https://a.example/nodes/eth/"/>');
  expect(feed).toContain('<updated>2026-12-01T00:00:00Z</updated>');
});

it('an entry of the feed keeps its id when its text is corrected', () => {
  const [change] = toPublicChanges(
    getChangeLog(write({}), 'en'),
    NODES,
    'https://a.example',
  ).changes;
  const getIds = (...texts: string[]) => {
    const changes = texts.map((text) => ({ ...change!, text }));
    const feed = toChangeFeed(
      { $schema: '', changes },
      { origin: 'https://a.example', brand: 'B', path: '/changes.atom', chain: undefined },
    );
    return [...feed.matchAll(/<id>(.*?)<\/id>/g)].slice(1).map(([, id]) => id);
  };
  expect(getIds('Enforces it.')).toEqual(getIds('Enforces them.'));
  expect(new Set(getIds('One', 'Two')).size).toBe(2);
});

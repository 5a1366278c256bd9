import { expect, it } from 'vitest';
import { getLagText, getLargestLag } from '@/lib/display/head-lag';
import { getMessages } from '@/lib/i18n/messages';
import { toHeads, type HeadReading } from '@/lib/provider/heads';
import { down, setUp } from './live-setup';

const at = '2026-11-21T14:05:00Z';
const HEADS = /heads$/;

it('reads blocks behind by chain, region and interface', () => {
  const body = { matic: { 'eu-central': { 'json-rpc': { behind: 2, at } } } };
  expect(toHeads(body).get('pol')).toEqual([
    {
      region: 'eu-central',
      interface: 'json-rpc',
      blocksBehind: 2,
      readAt: '2026-11-21T14:05:00.000Z',
    },
  ]);
});

it.each([
  { behind: -1, at },
  { behind: 1.5, at },
  { behind: '2', at },
  { behind: 2, at: 'yesterday' },
  { behind: 2 },
  null,
])('skips %o, which is no reading', (wrong) => {
  expect(toHeads({ eth: { eu: { 'json-rpc': wrong } } }).size).toBe(0);
});

it('skips names that are markup, and bodies of another shape', () => {
  expect(toHeads({ eth: { '<b>': { ws: { behind: 1, at } } }, sol: 5, ton: [] }).size).toBe(0);
});

it('says how far the slowest nodes are behind, and when that was read', () => {
  const make = (blocksBehind: number, minute: number): HeadReading => ({
    region: 'eu',
    interface: 'json-rpc',
    blocksBehind,
    readAt: `2026-11-21T14:0${minute}:00.000Z`,
  });
  const heads = [make(1, 1), make(3, 4), make(3, 2)];
  expect(getLargestLag({ heads })).toBe(heads[2]);
  const say = (reading: 'live' | 'sample') =>
    getLagText({ heads, reading }, getMessages('en'), 'en');
  expect(say('live')).toMatch(/: 3, .*14:02/);
  expect(say('sample')).toContain('sample');
  expect(getLagText({ heads: [], reading: 'live' }, getMessages('en'), 'en')).toBeNull();
});

it('a provider without the call, or one that fails, leaves the chains as they are', async () => {
  const { live, answer, lines } = setUp();
  const getHeads = async () =>
    (await live.getNodes()).chains.find(({ key }) => key === 'eth')?.heads;
  expect((await getHeads())?.length).toBeGreaterThan(0);
  answer(HEADS, () => new Response('{}', { status: 404 }));
  expect(await getHeads()).toEqual([]);
  expect(lines).toEqual([]);
  answer(HEADS, down);
  expect(await getHeads()).toEqual([]);
});

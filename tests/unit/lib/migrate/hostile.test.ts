import { describe, expect, it } from 'vitest';
import { scanOn, startScan } from '@/lib/migrate/find-urls';
import { isExhaustive } from '../../../support/exhaustive';
import { move } from './ours';

/** Steps are counted, so an eighth of the size is as informative. */
const MAX_SIZE = 2_000_000;
const SIZE = isExhaustive ? MAX_SIZE : MAX_SIZE / 8;
const fill = (part: string, size = SIZE) =>
  part.repeat(Math.ceil(size / part.length)).slice(0, size);

const ENDPOINT = 'https://eth-mainnet.g.alchemy.com/v2/abc\n';

const TEXTS: Record<string, string> = {
  'one line without an address': fill('abcdefghij'),
  'schemes alone': fill('https://'),
  'colons alone': fill(':'),
  'slashes behind one scheme': `https://${fill('/')}`,
  'one address without an end': `https://${fill('a')}`,
  'brackets that stay open': fill('https://{'),
  'nested brackets': fill('https://{{{{{{{{{{{{{{{{{{{{'),
  'angle brackets': fill('https://a<b '),
  dots: fill('https://a.a.a.a.a.a.a.a.a.a.a.a.a.a.a.a/ '),
  hyphens: fill('https://a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a-a.drpc.org '),
  queries: fill('https://lb.drpc.org/ogrpc?&&&&&&&====&&&&network=&dkey= '),
  'escaped slashes': fill(String.raw`https:\/\/\/\/\/`),
  bytes: fill(Array.from({ length: 256 }, (_, code) => String.fromCharCode(code)).join('')),
  'lone surrogates': fill('\ud800\udfff\udc00'),
  'line ends': fill('\r\n\r\n\n\r'),
  'known hosts in one word': fill('drpc.org'),
  'known hosts in a row': fill('a.drpc.org/x{ '),
  'host signs alone': fill('.'),
  endpoints: fill(ENDPOINT),
};

describe('reads a long text in linear time', () => {
  it.each(Object.entries(TEXTS))('%s', (name, text) => {
    const scan = startScan(text);
    while (scanOn(scan));
    // An unclosed bracket is followed for 200 characters, and then ends the URL.
    const perCharacter = name.includes('bracket') ? 30 : 2;
    expect(scan.visited).toBeLessThan(perCharacter * text.length);
    expect(scan.at).toBe(text.length);
  });
});

it('never runs, fetches or matches pasted text as a pattern', () => {
  const marks = globalThis as { ran?: boolean };
  const evil = [
    'https://${globalThis.ran=true}.infura.io/v3/${(()=>{globalThis.ran=true})()}',
    'https://eth-mainnet.g.alchemy.com/v2/$&$1$`',
    'https://__proto__.drpc.org',
    'https://constructor.g.alchemy.com/v2/toString',
    'https://rpc.ankr.com/hasOwnProperty',
  ].join('\n');
  const moved = move(evil);
  expect(marks.ran).toBeUndefined();
  expect(moved).toContain('https://__proto__.drpc.org');
  expect(moved).toContain('https://constructor.g.alchemy.com/v2/toString');
});

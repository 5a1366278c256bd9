import { describe, expect, it } from 'vitest';
import { checkOn, startCheck } from '@/lib/migrate/check';
import { scanOn, startScan } from '@/lib/migrate/find-urls';
import { isExhaustive } from '../../../support/exhaustive';
import { OURS, move } from './ours';

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

  it.each(Object.entries(TEXTS))('%s: twice as much takes about twice as many', (_, text) => {
    const count = (part: string) => {
      const scan = startScan(part);
      while (scanOn(scan));
      return scan.visited;
    };
    const half = count(text.slice(0, text.length / 2));
    expect(count(text)).toBeLessThanOrEqual(2 * half + 4000);
  });

  it.each(Object.entries(TEXTS))('%s: is checked, and nothing else is changed', (name, text) => {
    const moved = move(text);
    if (name === 'endpoints') expect(moved).not.toContain(ENDPOINT);
    else expect(moved).toBe(text);
  });
});

it('ends a slice near its budget, and finds the same in slices', () => {
  const text = fill(ENDPOINT);
  const check = startCheck(text, OURS);
  let slices = 1;
  let last = 0;
  while (checkOn(check, 50_000)) {
    expect(check.scan.at - last).toBeLessThan(53_000);
    last = check.scan.at;
    slices++;
  }
  expect(slices).toBeGreaterThan(SIZE / 60_000);
  const whole = startCheck(text, OURS);
  while (checkOn(whole));
  expect(check.findings).toEqual(whole.findings);
  expect(check.findings.length).toBeGreaterThan(SIZE / 50);
});

it('reads text outside URLs in slices too', () => {
  const check = startCheck('a.drpc.org '.repeat(5000), OURS);
  let slices = 0;
  let last = 0;
  while (checkOn(check, 50_000)) {
    expect(check.readMentions - last).toBeLessThanOrEqual(500);
    last = check.readMentions;
    slices++;
  }
  expect(slices).toBeGreaterThan(5);
  expect(check.findings).toHaveLength(5000);
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

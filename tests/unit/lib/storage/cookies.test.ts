import { expect, it } from 'vitest';
import { findCookie, getSharedDomain, toSetCookie } from '@/lib/storage/cookies';

it.each([
  ['a=1; consent=strictly,functional; b=2', 'strictly,functional'],
  ['consent=strictly%2Cfunctional', 'strictly,functional'],
  ['consent=a=b', 'a=b'],
  ['consent=', ''],
  ['  consent=x', 'x'],
  ['consent', ''],
  ['myconsent=x', null],
  ['', null],
  [';;;=;', null],
  ['consent=%E0%A4%A', null],
])('the cookie in %j is %j', (header, value) => {
  expect(findCookie(header, 'consent')).toBe(value);
});

it('sets a cookie for the whole site, for days, with an escaped value', () => {
  const text = toSetCookie('a', 'x,y; domain=evil.example', { days: 365, isSecure: true });
  expect(text).toBe(
    'a=x,y%3B%20domain%3Devil.example; path=/; max-age=31536000; samesite=lax; secure',
  );
  expect(findCookie(text.split('; ')[0] ?? '', 'a')).toBe('x,y; domain=evil.example');
});

it.each([
  ['www.nodewell.example', 'nodewell.example'],
  ['nodewell.example', 'nodewell.example'],
  ['staging.nodewell.example', 'staging.nodewell.example'],
  ['localhost', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('%s shares cookies with the sub-domains of %s', (host, domain) => {
  expect(getSharedDomain(host)).toBe(domain);
});

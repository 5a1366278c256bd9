import { describe, expect, it } from 'vitest';
import { toOwnPath } from '@/lib/http/own-path';

/** Returns where a browser on a page of the site ends up. */
const follow = (location: string) => new URL(location, 'https://site.example/cn/about/');

const HOSTILE = [
  '//evil.example',
  '//evil.example/path/',
  '///evil.example',
  '////evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/.//evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/%2E%2e//evil.example',
  'a/..//evil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%255cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%252f%252fevil.example',
  '/%09/evil.example',
  '/%0d%0aset-cookie:a=b',
  '/a%00b',
  'https://evil.example/',
  'https:evil.example',
  'https:/evil.example',
  'http:\\\\evil.example',
  'HTTPS://EVIL.EXAMPLE/',
  'hTTp:///evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
  'data:text/html,<script>',
  'vbscript:x',
  'blob:https://evil.example/a',
  'file:///etc/passwd',
  'mailto:a@evil.example',
  'http://[',
  '//user@evil.example',
  '//evil.example:443/a',
  '/about//evil.example',
  '/about/\\evil.example',
];

describe('a target from outside', () => {
  it.each(HOSTILE)('%j is not followed', (target) => {
    expect(toOwnPath(target)).toBe('/');
    expect(toOwnPath(target, '/cn/')).toBe('/cn/');
  });

  it.each([null, undefined, ''])('%j leads to the fallback', (target) => {
    expect(toOwnPath(target)).toBe('/');
    expect(toOwnPath(target, '/cn/')).toBe('/cn/');
  });

  it.each([
    ['/', '/'],
    ['/cn/about/', '/cn/about/'],
    [
      '/nodes/eth/?tab=a&to=https://b.example/#rates',
      '/nodes/eth/?tab=a&to=https://b.example/#rates',
    ],
    ['about/', '/about/'],
    ['?a=b', '/?a=b'],
    ['/关于/', '/%E5%85%B3%E4%BA%8E/'],
    ['/a b/', '/a%20b/'],
    ['/@evil.example/', '/@evil.example/'],
    ['/../../about/', '/about/'],
    ['/100%25/', '/100%25/'],
    ['／／evil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
  ])('%j becomes the path %s', (target, path) => expect(toOwnPath(target)).toBe(path));

  it('stays on the site in any position', () => {
    const parts = [
      '/',
      '//',
      '\\',
      '\t',
      '.',
      '..',
      '%2e',
      '%5c',
      '%2f',
      '@',
      ':',
      '?',
      '#',
      'a.example',
      ' ',
    ];
    const targets = parts.flatMap((a) =>
      parts.flatMap((b) => parts.flatMap((c) => parts.map((d) => a + b + c + d + 'evil.example'))),
    );
    const strays = targets
      .map((target) => toOwnPath(target))
      .filter((path) => {
        const { origin, pathname } = follow(path);
        return (
          origin !== 'https://site.example' || !/^\/(?![/\\])/.test(path) || pathname.includes('//')
        );
      });
    expect(strays).toEqual([]);
  });
});

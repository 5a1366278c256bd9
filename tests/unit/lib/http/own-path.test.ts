import { describe, expect, it } from 'vitest';
import { toOwnPath } from '@/lib/http/own-path';

const HOSTILE = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '/\r\n/evil.example',
  ' //evil.example',
  '\u0000//evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2E%2e//evil.example',
  'a/..//evil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/%0d%0aset-cookie:a=b',
  'https://evil.example/',
  'https:evil.example',
  'http:\\\\evil.example',
  'javascript:alert(1)',
  'java\tscript:alert(1)',
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
    ['?a=b', '/?a=b'],
    ['/关于/', '/%E5%85%B3%E4%BA%8E/'],
    ['/a b/', '/a%20b/'],
    ['/../../about/', '/about/'],
    ['／／evil.example', '/%EF%BC%8F%EF%BC%8Fevil.example'],
  ])('%j becomes the path %s', (target, path) => expect(toOwnPath(target)).toBe(path));
});

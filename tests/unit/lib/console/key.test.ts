import { describe, expect, it } from 'vitest';
import { insertKey, isEndpointUrl, isKey, maskKey } from '@/lib/console/key';
import { toHttpSample } from '@/lib/samples/http';
import type { SampleLanguage } from '@/lib/samples/types';

const { requests } = toHttpSample(
  { interface: 'json-rpc', method: 'eth_blockNumber', params: [], result: '0x1' },
  { key: 'eth', host: 'rpc.example' },
);
const LANGUAGES = Object.keys(requests) as SampleLanguage[];

describe('a key', () => {
  it.each(LANGUAGES)("is part of a request's URL in %s", (language) => {
    const code = insertKey(requests[language] ?? '', language, 'aB-9_z');
    expect(code).toMatch(/rpc\.example\/"?( \+ ")?aB-9_z/);
    expect(code).not.toMatch(/\$KEY|env(iron)?[.[].?KEY|Getenv/);
  });

  it.each(["a'b", 'a"b', 'a b', 'a;b', '$(id)', '`id`', '${x}', 'a/b', '', 'x'.repeat(201)])(
    'is not %s, which could end a text or begin a command',
    (text) => {
      expect(isKey(text)).toBe(false);
    },
  );

  it('shows only its last characters', () => {
    expect(maskKey('0123456789abcdef')).toBe('••••cdef');
  });
});

describe('an opaque endpoint URL', () => {
  const opaque = toHttpSample(
    { interface: 'json-rpc', method: 'eth_blockNumber', params: [], result: '0x1' },
    { key: 'eth', host: null },
  ).requests;

  it.each(LANGUAGES)('takes the place of its variable in %s', (language) => {
    const url = 'https://go.rpc.example/0123abcd/';
    const code = insertKey(opaque[language] ?? '', language, url, 'ETH_URL');
    expect(code).toContain('https://go.rpc.example/0123abcd');
    expect(code).not.toContain('ETH_URL');
  });

  it.each([
    'http://a.example/k',
    'https://a.example',
    "https://a.example/k'",
    'https://a.example/$k',
  ])('is not %s', (text) => expect(isEndpointUrl(text)).toBe(false));

  it('shows its host, and only the last characters of its path', () => {
    expect(maskKey('https://go.rpc.example/0123456789abcdef')).toBe(
      'https://go.rpc.example/••••cdef',
    );
  });
});

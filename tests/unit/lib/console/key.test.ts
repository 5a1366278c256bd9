import { describe, expect, it } from 'vitest';
import { insertKey, isKey, maskKey } from '@/lib/console/key';
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

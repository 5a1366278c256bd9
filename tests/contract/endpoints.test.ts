import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getMethodSupport } from '@/lib/chains/methods';
import { CONDITIONS, FACTS } from '@/lib/company-facts/registry';
import { fillContent } from '@/lib/content/fill-content';
import { toFactKey } from '@/lib/content/fill-text';
import { getMethodSample } from '@/lib/methods/sample';
import { getChainSamples } from '@/lib/samples';
import { FILES, listTexts } from './documents';

/** What is false where each endpoint is a URL of its own. */
const CONTRADICTIONS = [
  /\{host\}|\brpc\.example\b|(?:https|wss):\/\/[\w-]+\.nodewell\.example/,
  /YOUR_KEY|\$\{?KEY\b|process\.env\.KEY\b|environ\[['"]KEY['"]\]|Getenv\("KEY"\)|x-api-key/,
  /\b(?:one|same|single) (?:API )?key (?!for several tools)|the key is the same|host names? (?:selects|changes)/i,
  /主机名|同一(?:个)?(?: API )?密钥|密钥(?:相同|不变)|(?<!单独(?:使用|用|准备))一个(?: API )?密钥(?!可以给)/,
];

/** The settings name the host even while no page shows it. */
const NOT_SHOWN = new Set(['settings']);

const isOneKey = (name: string) => name === 'one_api_key';
const toValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [toFactKey(name), `value of ${name}`]));
const NAMES = [...FACTS.map(({ name }) => name), ...CONDITIONS].filter((name) => !isOneKey(name));

const listContradictions = (texts: readonly string[]) =>
  texts.filter((text) => CONTRADICTIONS.some((pattern) => pattern.test(text)));

describe('with opaque endpoints', () => {
  it.each(
    FILES.filter(({ document }) => !NOT_SHOWN.has(document.type)).map((file) => [file.file, file]),
  )('%s says nothing of a common host or key', (_, { document }) => {
    const texts = [NAMES, ['opaque_endpoints']].flatMap((names) =>
      listTexts(fillContent(document.data, toValues(names))).map(({ text }) => text),
    );
    expect(listContradictions(texts)).toEqual([]);
  });

  it.each(CHAIN_FACTS.map((facts) => [facts.key, facts]))(
    "%s's requests read a URL",
    (_, facts) => {
      const first = getChainSamples(facts, facts.interfaces ?? [], null);
      const methods = (getMethodSupport(facts.key)?.methods ?? []).flatMap(
        (method) => getMethodSample(method, { key: facts.key, host: null }) ?? [],
      );
      const code = [...first, ...methods].flatMap(({ requests }) => Object.values(requests));
      expect(listContradictions(code)).toEqual([]);
      const variable = new RegExp(`\\b${facts.key.toUpperCase()}(?:_WS)?_URL\\b`);
      expect(code.filter((text) => !variable.test(text))).toEqual([]);
    },
  );
});

it('finds what contradicts opaque endpoints where there is a common host', () => {
  const values = { ...toValues(['one_api_key']), host: 'nodewell.example' };
  const found = FILES.filter(
    ({ document }) =>
      listContradictions(listTexts(fillContent(document.data, values)).map(({ text }) => text))
        .length > 0,
  );
  expect(found.length).toBeGreaterThan(80);
});

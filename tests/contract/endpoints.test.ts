import { describe, expect, it } from 'vitest';
import { CHAIN_FACTS } from '@/lib/chains';
import { getMethodSupport } from '@/lib/chains/methods';
import { CONDITIONS, FACTS } from '@/lib/company-facts/registry';
import { fillContent } from '@/lib/content/fill-content';
import { toFactKey } from '@/lib/content/fill-text';
import { getMethodSample } from '@/lib/methods/sample';
import { getChainSamples } from '@/lib/samples';
import { listContradictions } from '../support/opaque-contradictions';
import { FILES, listTexts } from './documents';

/** The settings name the host even while no page shows it. */
const NOT_SHOWN = new Set(['settings']);

const isOneKey = (name: string) => name === 'one_api_key';
const toValues = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [toFactKey(name), `value of ${name}`]));
const NAMES = [...FACTS.map(({ name }) => name), ...CONDITIONS].filter((name) => !isOneKey(name));

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

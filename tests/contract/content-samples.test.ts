import { describe, expect, it } from 'vitest';
import { fillConfig, isClosed, READERS } from '@/tests/support/content-samples/config';
import {
  listEndpoints,
  listLeftovers,
  PLACEHOLDER,
  VARIABLES,
} from '@/tests/support/content-samples/endpoints';
import { runJavaScript } from '@/tests/support/content-samples/javascript';
import { toTranscript, withoutGaps } from '@/tests/support/content-samples/kinds';
import { listStrings } from '@/tests/support/content-samples/recorder';
import { listSamples, PAIRS, type Sample } from '@/tests/support/content-samples/samples';
import { KEY } from '@/tests/support/run-command';
import { HAS_PYTHON, runPython } from '@/tests/support/run-samples';
import { runShell } from '@/tests/support/run-shell';

/** Samples without an endpoint, each with its origin. */
const WITHOUT_ENDPOINT: [RegExp, string][] = [
  [/^cast block-number --rpc-url mainnet$/m, 'foundry.toml in the tab before'],
  [/^echo "\$MESSAGE" \| xxd -r -p$/, 'nothing is sent'],
  [/^npx hardhat keystore set MAINNET_RPC_URL$/m, 'the comment above it'],
  [/url: configVariable\('MAINNET_RPC_URL'\)/, 'the store in the tab after'],
];

/** Checks what reached the calls of a sample: our URLs, and no unfilled placeholders. */
function expectSent(
  sent: readonly string[],
  { text, isPlaceholderNamed }: Sample,
  keys?: string[],
) {
  expect(listLeftovers(sent)).toEqual([]);
  const endpoints = listEndpoints(sent, keys);
  if (endpoints.some((url) => url.includes(PLACEHOLDER))) expect(isPlaceholderNamed).toBe(true);
  if (!WITHOUT_ENDPOINT.some(([sample]) => sample.test(text))) expect(endpoints).not.toEqual([]);
}

/** A body that looks like JSON must be JSON after the shell has parsed it. */
function expectBodies(words: readonly string[]) {
  for (const word of words.filter((one) => /^[{[]/.test(one))) JSON.parse(word);
}

describe.each(listSamples('shell'))('$name', (sample) => {
  it('calls an endpoint when the shell runs it', () => {
    const words = runShell([sample.text], VARIABLES).flat();
    expect(words).not.toEqual([]);
    expectBodies(words);
    expectSent(words, sample);
  });
});

describe.each(listSamples('transcript'))('$name', ({ text, before, ...sample }) => {
  const { command, sent, received } = toTranscript(text);

  it('connects to an endpoint, or goes on with a session', () => {
    if (!command) return expect(before.map(({ kind }) => kind)).toContain('transcript');
    expectSent(runShell([command], VARIABLES).flat(), { ...sample, text, before });
  });

  it('sends JSON in full, and receives JSON', () => {
    expect(sent).not.toEqual([]);
    expect(listLeftovers(sent)).toEqual([]);
    for (const message of sent) JSON.parse(message);
    for (const message of received) JSON.parse(withoutGaps(message));
    expect(sent.join()).not.toContain("'$");
  });
});

describe.each(listSamples('javascript'))('$name', (sample) => {
  it('calls an endpoint when it runs, and knows every name', async () => {
    const calls = await runJavaScript(sample.text, VARIABLES);
    expectSent(calls.flatMap(listStrings), sample);
  });
});

describe.runIf(HAS_PYTHON).each(listSamples('python'))('$name', (sample) => {
  it('calls an endpoint when it runs', () => {
    expectSent(runPython([sample.text]).flatMap(listStrings), sample);
  });
});

describe.each(['toml', 'yaml', 'env'] as const)('a configuration in %s', (kind) => {
  it.each(listSamples(kind))('$name is read, and names an endpoint', (sample) => {
    const values = READERS[kind](fillConfig(sample.page, sample.text, VARIABLES));
    expectSent(listStrings(values), sample, [KEY, PLACEHOLDER]);
  });
});

it.each(listSamples('addresses'))('$name is an endpoint', (sample) => {
  const urls = sample.text.replaceAll('$KEY', KEY).split('\n');
  const full = urls.map((url) => (url.includes('://') ? url : `https://${url}`));
  expect(listEndpoints(full)).toEqual(full);
});

it.each(listSamples('json'))('$name is JSON but for what is left out', ({ text }) => {
  expect(() => JSON.parse(withoutGaps(text)) as unknown).not.toThrow();
});

it.each([...listSamples('graphql'), ...listSamples('solidity'), ...listSamples('output')])(
  '$name is closed, and has nothing to fill in',
  ({ text }) => {
    expect(isClosed(text)).toBe(true);
    expect(listLeftovers([text])).toEqual([]);
  },
);

it.each(listSamples('words'))('$name has nothing but the placeholder to fill in', (sample) => {
  expect(listLeftovers([sample.text])).toEqual([]);
  const endpoints = listEndpoints([sample.text], [PLACEHOLDER]);
  if (endpoints.length > 0) expect(sample.isPlaceholderNamed).toBe(true);
});

it.each(PAIRS)("the code of $file equals its twin's, except for comments", ({ own, twin }) => {
  expect(twin).toEqual(own);
});

it.each(WITHOUT_ENDPOINT)('a sample is still like %s', (sample) => {
  const all = [...listSamples('shell'), ...listSamples('javascript')];
  expect(all.some(({ text }) => sample.test(text))).toBe(true);
});

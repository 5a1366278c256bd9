import { describe, expect, it } from 'vitest';
import { createEmbeddedProvider } from '@/embedded/provider';
import { getAvailability, getMeanAvailability, getSourceText } from '@/lib/display';
import { formatMessage, getMessages } from '@/lib/i18n/messages';
import { LOCALE_KEYS } from '@/lib/i18n/locales';
import { toPublicNodes } from '@/lib/directory/public-chain';
import { createProviderClient } from '@/lib/provider/client';
import { createLiveData } from '@/lib/provider/store';

const embedded = createEmbeddedProvider();
const client = createProviderClient({
  fetch: async (url) => embedded(new Request(url)),
  apiUrl: 'http://x/v3',
  availabilityUrl: 'http://x/v1',
  timeoutMs: 5000,
});
const read = (nodes: boolean, availability: boolean) =>
  createLiveData({ client, retryDelayMs: 0, samples: { nodes, availability } }).getNodes();

describe('sample data', () => {
  it('is distinct from measurements and defaults, and has no check time', async () => {
    const nodes = await read(true, true);
    expect(nodes).toMatchObject({ source: 'sample', hasSampleReadings: true });
    expect(new Set(nodes.chains.map(({ reading }) => reading))).toEqual(
      new Set(['sample', 'default']),
    );
    expect(nodes.chains.every(({ measuredAt }) => measuredAt === null)).toBe(true);
    expect(toPublicNodes(nodes, 'https://a.example')).toMatchObject({ source: 'sample' });
  });

  it.each(LOCALE_KEYS)('is labelled in %s, with its mean and without a notice', async (locale) => {
    const messages = getMessages(locale);
    const nodes = await read(true, true);
    const sampled = nodes.chains.filter(({ reading }) => reading === 'sample');
    const [first] = sampled;
    expect(first && getAvailability(first, messages, 'en').label).toBe(
      messages.availability.sample,
    );
    expect(getMeanAvailability(nodes, messages, 'en')).toMatchObject({
      checkedAt: null,
      note: formatMessage(messages.availability.sampleMean, { count: sampled.length }),
    });
    expect(getSourceText(nodes, messages, 'en')).toBeNull();
  });

  it('becomes a measurement once the same figures come from an availability host', async () => {
    const nodes = await read(true, false);
    expect(nodes).toMatchObject({ source: 'sample', hasSampleReadings: false });
    const measured = nodes.chains.filter(({ reading }) => reading === 'live');
    expect(measured.length).toBeGreaterThan(50);
    expect(measured.every(({ measuredAt }) => measuredAt)).toBe(true);
    expect(await read(false, false)).toMatchObject({ source: 'live', hasSampleReadings: false });
  });
});

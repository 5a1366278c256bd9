import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import { toIncidentFeed } from '@/lib/directory/incident-feed';
import { toPublicIncidents } from '@/lib/directory/incidents';
import schema from '@/lib/directory/incidents.schema.json';
import { toEmptyHistory } from '@/lib/history';
import { makeChain } from '../../../support/chains';
import { makeHistory } from '../../../support/history';
import { NODES } from '../../../support/pages';

const ORIGIN = 'https://www.nodewell.example';
const HOSTILE = '<script>&"\'';
const nodes = { ...NODES, chains: [makeChain({ key: 'eth', name: HOSTILE })] };
const published = toPublicIncidents(makeHistory('eth'), nodes, ORIGIN);

describe('the published incidents', () => {
  const validate = new Ajv({ allErrors: true, validateFormats: false }).compile(schema);

  it.each([
    ['with incidents', published],
    ['before the first check', toPublicIncidents(toEmptyHistory(), nodes, ORIGIN)],
  ])('keep to their schema %s', (_, value) => {
    validate(JSON.parse(JSON.stringify(value)));
    expect(validate.errors ?? []).toEqual([]);
  });

  it('omit chains that the site does not list', () => {
    expect(published.incidents.map(({ chain }) => chain)).toEqual(['eth', 'eth']);
  });

  it('say whether they are samples', () => {
    const sample = toPublicIncidents(
      makeHistory('eth'),
      { ...nodes, hasSampleReadings: true },
      ORIGIN,
    );
    expect([published.source, sample.source]).toEqual(['live', 'sample']);
    expect(toIncidentFeed(sample, { origin: ORIGIN, brand: 'B' })).toContain('(sample data)');
  });
});

describe('the feed', () => {
  const feed = toIncidentFeed(published, { origin: ORIGIN, brand: HOSTILE });

  it('escapes external text', () => {
    expect(feed).not.toContain('<script>');
    expect(feed.replaceAll(/&(amp|lt|gt|quot|#39);/g, '')).not.toContain('&');
  });

  it('has an entry with its own id for each incident, and the date of the newest change', () => {
    const ids = [...feed.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(ids).toHaveLength(1 + published.incidents.length);
    expect(new Set(ids).size).toBe(ids.length);
    const [updated, ...others] = [...feed.matchAll(/<updated>(.*?)<\/updated>/g)].map(
      ([, at]) => at ?? '',
    );
    expect(others.every((at) => at <= (updated ?? ''))).toBe(true);
  });

  it('of one chain has the incidents of that chain alone, under its own address', () => {
    const own = (key: string) =>
      toIncidentFeed(published, { origin: ORIGIN, brand: 'B', chain: { key, name: 'A & B' } });
    expect(own('eth').match(/<entry>/g)).toHaveLength(published.incidents.length);
    expect(own('sol')).not.toContain('<entry>');
    expect(own('eth')).toContain(`<id>${ORIGIN}/nodes/eth.atom</id>`);
    expect(own('eth')).toContain('A &amp; B availability');
  });

  it('does not change while an incident goes on', () => {
    const seenLater = published.incidents.map((incident) => ({
      ...incident,
      lastSeenAt: '2999-01-01T00:00:00.000Z',
    }));
    const later = { ...published, incidents: seenLater };
    expect(toIncidentFeed(later, { origin: ORIGIN, brand: HOSTILE })).toBe(feed);
  });
});

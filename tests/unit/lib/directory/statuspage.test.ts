import Ajv from 'ajv/dist/2020';
import { describe, expect, it } from 'vitest';
import type { PublicChange } from '@/lib/directory/lifecycle';
import { toStatuspage, type StatusSource } from '@/lib/directory/statuspage';
import { toEmptyHistory } from '@/lib/history';
import { makeChain } from '../../../support/chains';
import { makeHistory } from '../../../support/history';
import { NODES } from '../../../support/pages';

const ORIGIN = 'https://www.nodewell.example';
const NOON = '2026-12-01T12:00:00.000Z';
const regions = (low: string) => [
  { region: 'eu-central', percent: low },
  { region: 'us-east', percent: '99.990' },
];
const chains = [
  makeChain({ key: 'eth', regions: regions('98.885'), measuredAt: NOON }),
  makeChain({ key: 'sol', regions: regions('99.400'), measuredAt: NOON }),
  makeChain({ key: 'ton', regions: regions('99.990'), measuredAt: NOON }),
  makeChain({ key: 'tia' }),
];
const planned: PublicChange = {
  date: '2026-11-20',
  kind: 'maintenance',
  chain: 'ton',
  name: 'TON',
  text: 'New disks',
  warning: false,
  source: null,
  url: `${ORIGIN}/nodes/ton/`,
  startsAt: '2026-12-01T11:00:00.000Z',
  endsAt: '2026-12-01T13:00:00.000Z',
  noticeDays: 11,
};
const source: StatusSource = {
  nodes: { ...NODES, chains, hasSampleReadings: false, readingsAt: NOON },
  history: toEmptyHistory(),
  changes: [],
  brand: 'B',
  origin: ORIGIN,
  now: Date.parse(NOON),
};
const make = (more: Partial<StatusSource> = {}) => toStatuspage({ ...source, ...more });
const getStates = (more: Partial<StatusSource> = {}) =>
  Object.fromEntries(make(more).components.map(({ id, status }) => [id, status]));

const text = { type: 'string', minLength: 1 };
const time = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T[\\d:]{8}\\.\\d{3}Z$' };
const maybeTime = { anyOf: [time, { type: 'null' }] };
const withAll = (properties: Record<string, object>) => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const list = (items: object) => ({ type: 'array', items });
const component = withAll({
  ...{ id: text, name: text, page_id: text, created_at: time, updated_at: time },
  status: {
    enum: [
      ...['operational', 'degraded_performance', 'partial_outage', 'major_outage'],
      'under_maintenance',
    ],
  },
  ...{ position: { type: 'integer' }, showcase: { type: 'boolean' }, group: { type: 'boolean' } },
});
const report = (states: string[]) => ({
  ...{ id: text, name: text, shortlink: text, page_id: text, created_at: time, updated_at: time },
  status: { enum: states },
  impact: { enum: ['none', 'minor', 'major', 'critical', 'maintenance'] },
  ...{ started_at: time, resolved_at: maybeTime, monitoring_at: maybeTime },
  incident_updates: list(
    withAll({
      ...{ id: text, status: { enum: states }, body: text, incident_id: text },
      ...{ created_at: time, updated_at: time, display_at: time },
    }),
  ),
  components: list(component),
});
/** What programs that read Statuspage rely on. */
const shape = withAll({
  page: withAll({ id: text, name: text, url: text, time_zone: text, updated_at: time }),
  status: withAll({
    indicator: { enum: ['none', 'minor', 'major', 'critical', 'maintenance'] },
    description: text,
  }),
  components: list(component),
  incidents: list(withAll(report(['investigating', 'resolved']))),
  scheduled_maintenances: list(
    withAll({
      ...report(['scheduled', 'in_progress', 'completed']),
      ...{ scheduled_for: time, scheduled_until: time },
    }),
  ),
});

describe('the form of Statuspage', () => {
  const validate = new Ajv({ allErrors: true }).compile(shape);

  it.each([
    ['with nothing known', { nodes: { ...NODES, readingsAt: null, checkedAt: null } }],
    ['with incidents', { history: makeHistory('eth') }],
    ['with maintenance', { changes: [planned] }],
  ])('is kept %s', (_, more) => {
    validate(JSON.parse(JSON.stringify(make(more))));
    expect(validate.errors ?? []).toEqual([]);
  });
});

describe('a component', () => {
  it('is out where its incidents are, degraded after one low reading, and absent without one', () => {
    const history = makeHistory('eth');
    expect(getStates({ history })).toEqual({
      eth: 'partial_outage',
      sol: 'degraded_performance',
      ton: 'operational',
    });
    expect(make({ history }).status).toMatchObject({ indicator: 'minor' });
  });

  it('is out everywhere if every region has an open incident', () => {
    const [incident] = makeHistory('eth').incidents.filter(({ endedAt }) => endedAt === null);
    const incidents = ['eu-central', 'us-east'].flatMap((region) =>
      incident ? [{ ...incident, region }] : [],
    );
    expect(getStates({ history: { ...toEmptyHistory(), incidents } }).eth).toBe('major_outage');
  });

  it('is under maintenance while that lasts, and no longer', () => {
    expect(getStates({ changes: [planned] }).ton).toBe('under_maintenance');
    const now = Date.parse('2026-12-01T13:00:00Z');
    expect(getStates({ changes: [planned], now }).ton).toBe('operational');
  });
});

it('says that samples are samples', () => {
  const { page, status } = make({ nodes: { ...source.nodes, hasSampleReadings: true } });
  expect(page.name).toContain('sample');
  expect(status.description).toContain('sample');
});

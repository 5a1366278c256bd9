import { getIncidentRows, type IncidentRow } from '@/lib/display/incident-list';
import type { History } from '@/lib/history';
import { THRESHOLD } from '@/lib/history/incidents';
import type { Chain, LiveNodes } from '@/lib/provider';
import { TRACKER_PATH, getChainPath } from '@/lib/site/addresses';
import type { PublicChange } from './lifecycle';
import { toMaintenance } from './statuspage-maintenance';

export type StatusSource = {
  nodes: LiveNodes;
  history: History;
  changes: readonly PublicChange[];
  brand: string;
  origin: string;
  /** Milliseconds since 1970. */
  now: number;
};

const PAGE_ID = 'chains';
const EPOCH = '1970-01-01T00:00:00.000Z';
const toIso = (time: number) => new Date(time).toISOString();

type ComponentStatus =
  'operational' | 'degraded_performance' | 'partial_outage' | 'major_outage' | 'under_maintenance';

function toPage({ nodes, brand, origin }: StatusSource) {
  return {
    id: PAGE_ID,
    name: nodes.hasSampleReadings ? `${brand} (sample data)` : brand,
    url: origin + TRACKER_PATH,
    time_zone: 'Etc/UTC',
    updated_at: nodes.readingsAt ?? nodes.checkedAt ?? EPOCH,
  };
}

/** An outage is an incident as the site counts it; a single low reading is less. */
function getStatus(chain: Chain, source: StatusSource, inMaintenance: boolean): ComponentStatus {
  const open = new Set(
    source.history.incidents
      .filter((incident) => incident.chain === chain.key && incident.endedAt === null)
      .map(({ region }) => region),
  );
  if (open.size > 0) {
    const isEverywhere = chain.regions.every(({ region }) => open.has(region));
    return isEverywhere ? 'major_outage' : 'partial_outage';
  }
  if (inMaintenance) return 'under_maintenance';
  const isLow = chain.regions.some(({ percent }) => Number(percent) * 1000 < THRESHOLD);
  return isLow ? 'degraded_performance' : 'operational';
}

/** Lists the chains with readings: for the others, the format has no state that would be true. */
function toComponents(source: StatusSource) {
  const page = toPage(source);
  const busy = new Set(
    toMaintenance(source.changes, source.now)
      .filter(({ status }) => status === 'in_progress')
      .flatMap(({ components }) => components.map(({ id }) => id)),
  );
  return source.nodes.chains
    .filter(({ reading }) => reading !== 'default')
    .map((chain, index) => ({
      id: chain.key,
      name: chain.name,
      status: getStatus(chain, source, busy.has(chain.key)),
      created_at: EPOCH,
      updated_at: page.updated_at,
      position: index + 1,
      description: chain.reading === 'sample' ? 'Sample data, not measurements' : null,
      showcase: true,
      start_date: null,
      group_id: null,
      page_id: PAGE_ID,
      group: false,
      only_show_if_degraded: false,
    }));
}

type Component = ReturnType<typeof toComponents>[number];

function toIncident(row: IncidentRow, components: readonly Component[], origin: string) {
  const { chain, regions, startedAt, endedAt, lowest } = row;
  const component = components.find(({ id }) => id === chain);
  const [id, start] = [`${chain}-${startedAt}`, toIso(startedAt)];
  const status = endedAt === null ? 'investigating' : 'resolved';
  const updated = endedAt === null ? start : toIso(endedAt);
  const body = `${regions.join(', ')} read below ${(THRESHOLD / 1000).toFixed(2)}%. Lowest reading: ${lowest}%.`;
  const affected = component ? [component] : [];
  const update = { id: `${id}-${status}`, status, body, incident_id: id };
  const times = { created_at: updated, updated_at: updated, display_at: updated };
  return {
    id,
    name: `${component?.name ?? chain}: ${regions.join(', ')}`,
    status,
    created_at: start,
    updated_at: updated,
    monitoring_at: null,
    resolved_at: endedAt === null ? null : updated,
    impact: 'minor',
    shortlink: origin + getChainPath(chain),
    started_at: start,
    page_id: PAGE_ID,
    incident_updates: [{ ...update, ...times, affected_components: [] }],
    components: affected,
  };
}

const INDICATORS = [
  ['major_outage', 'major', 'Major outage'],
  ['partial_outage', 'minor', 'Partial outage'],
  ['degraded_performance', 'minor', 'Some readings are low'],
  ['under_maintenance', 'maintenance', 'Maintenance'],
] as const;

function toStatus(components: readonly Component[], isSample: boolean) {
  const worst = INDICATORS.find(([name]) => components.some(({ status }) => status === name));
  const [, indicator, text] = worst ?? ['', 'none', 'All chains operational'];
  // Without a reading, nothing is known to be operational.
  const known = components.length === 0 ? 'No chain has a reading yet' : text;
  return { indicator, description: isSample ? `${known} (sample data)` : known };
}

/** Returns everything that the files in the form of Statuspage contain. */
export function toStatuspage(source: StatusSource) {
  const { history, nodes, changes, origin, now } = source;
  const components = toComponents(source);
  const known = new Set(nodes.chains.map(({ key }) => key));
  return {
    page: toPage(source),
    status: toStatus(components, nodes.hasSampleReadings),
    components,
    incidents: getIncidentRows(history.incidents, history.readAt)
      .filter(({ chain }) => known.has(chain))
      .map((row) => toIncident(row, components, origin)),
    scheduled_maintenances: toMaintenance(changes, now).map(({ components: chains, ...rest }) => ({
      ...rest,
      page_id: PAGE_ID,
      components: components.filter(({ id }) => chains.some((chain) => chain.id === id)),
    })),
  };
}

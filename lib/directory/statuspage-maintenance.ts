import type { PublicChange } from './lifecycle';

type Planned = PublicChange & { startsAt: string; endsAt: string };

const isPlanned = (change: PublicChange): change is Planned =>
  change.startsAt !== null && change.endsAt !== null;

function getState({ startsAt, endsAt }: Planned, now: number) {
  if (now < Date.parse(startsAt)) return 'scheduled';
  return now < Date.parse(endsAt) ? 'in_progress' : 'completed';
}

/** Returns planned maintenance, in the form of Statuspage; it follows its plan as far as is known. */
export function toMaintenance(changes: readonly PublicChange[], now: number) {
  return changes.filter(isPlanned).map((change) => {
    const { startsAt, endsAt, chain, name, text, url, date } = change;
    const status = getState(change, now);
    const id = `maintenance-${chain ?? 'site'}-${startsAt}`;
    const announced = `${`${date}-01-01`.slice(0, 10)}T00:00:00.000Z`;
    const updated = { scheduled: announced, in_progress: startsAt, completed: endsAt }[status];
    const times = { created_at: updated, updated_at: updated, display_at: updated };
    return {
      id,
      name: name ? `${name}: maintenance` : 'Maintenance',
      status,
      created_at: announced,
      updated_at: updated,
      monitoring_at: null,
      resolved_at: status === 'completed' ? endsAt : null,
      impact: 'maintenance',
      shortlink: url,
      started_at: startsAt,
      scheduled_for: startsAt,
      scheduled_until: endsAt,
      incident_updates: [
        { id: `${id}-${status}`, status, body: text, incident_id: id, ...times },
      ].map((update) => ({ ...update, affected_components: [] })),
      components: chain ? [{ id: chain }] : [],
    };
  });
}

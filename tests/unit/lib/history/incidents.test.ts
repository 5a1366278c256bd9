import { describe, expect, it } from 'vitest';
import { deriveIncidents } from '@/lib/history/incidents';
import { MINUTE_MS } from '@/lib/history/periods';
import type { Check, Incident } from '@/lib/history/types';
import { MIDNIGHT, describeIncident, toCheck, toChecks } from '../../../support/history';

const toId = ({ chain, region, startedAt }: Incident) => `${chain} ${region} ${startedAt}`;

/** Processes checks one by one, like the recorder. */
function collect(checks: readonly Check[]): Incident[] {
  const known = new Map<string, Incident>();
  checks.forEach((check, index) => {
    const before = checks
      .slice(0, index)
      .filter(({ takenAt }) => takenAt < check.takenAt)
      .sort((a, b) => b.takenAt - a.takenAt)
      .slice(0, 2);
    const open = [...known.values()].filter(({ endedAt }) => endedAt === null);
    for (const incident of deriveIncidents(check, before, open))
      known.set(toId(incident), incident);
  });
  return [...known.values()];
}

const derive = (checks: readonly Check[]) => collect(checks).map(describeIncident);

const LOW = 98_885;
const GOOD = 99_990;

describe('incidents', () => {
  it('begin with the first of three low checks and end with the first good one', () => {
    expect(derive(toChecks([GOOD, LOW, LOW, LOW, LOW, GOOD, GOOD]))).toEqual([
      '00:01–00:05 eth eu-central 4',
    ]);
  });

  it('need three low checks in a row', () => {
    expect(derive(toChecks([LOW, LOW, GOOD, LOW, LOW, GOOD]))).toEqual([]);
  });

  it('stay open while checks are low, even over a gap of a few minutes', () => {
    expect(derive(toChecks([LOW, LOW, LOW, null, null, LOW]))).toEqual([
      '00:00–open eth eu-central 4',
    ]);
  });

  it('end at the last low check before a long gap, and begin again after it', () => {
    const gap = Array.from({ length: 30 }, () => null);
    expect(derive(toChecks([LOW, LOW, LOW, ...gap, LOW, LOW, LOW]))).toEqual([
      '00:00–00:02 eth eu-central 3',
      '00:33–open eth eu-central 3',
    ]);
  });

  it('are separate for each region, and a region without a reading changes nothing', () => {
    const at = (minute: number, byRegion: Record<string, number>) =>
      toCheck(MIDNIGHT + minute * MINUTE_MS, { eth: byRegion });
    const both = { 'eu-central': LOW, 'us-east': LOW };
    expect(derive([at(0, both), at(1, both), at(2, both), at(3, { 'eu-central': GOOD })])).toEqual([
      '00:00–00:03 eth eu-central 3',
      '00:00–open eth us-east 3',
    ]);
  });
});

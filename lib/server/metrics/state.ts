import { monitorEventLoopDelay } from 'node:perf_hooks';
import { z } from 'zod';
import { fetchFromOwnServer } from '@/lib/http/own-server';
import { toGauge, type Family } from './text';

const readiness = z.object({
  parts: z.record(z.string(), z.object({ state: z.string(), ageSeconds: z.number().nullable() })),
});

type Parts = z.output<typeof readiness>['parts'];

/** Returns the state of the site's dependencies, as in `/readyz`; nothing if that does not respond. */
async function readParts(): Promise<Parts> {
  try {
    const response = await fetchFromOwnServer('/readyz');
    return readiness.parse(await response.json()).parts;
  } catch {
    return {};
  }
}

type Counts = Record<string, number>;

async function countLeads(): Promise<{ leads: Counts; mails: Counts }> {
  try {
    const { getLeadJournal } = await import('@/lib/leads');
    const journal = await getLeadJournal();
    const { waiting, givenUp } = await journal.mails.count();
    return { leads: await journal.countByStatus(), mails: { waiting, given_up: givenUp } };
  } catch {
    return { leads: {}, mails: {} };
  }
}

const byState = (counts: Counts) =>
  Object.entries(counts).map(([state, count]): [{ state: string }, number] => [{ state }, count]);

/** Reads what Prometheus asks for on demand: the parts of the site, the leads, this process. */
export function createStateMetrics(buildId: string) {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();

  return async (): Promise<Family[]> => {
    const [parts, { leads, mails }] = await Promise.all([readParts(), countLeads()]);
    const byPart = Object.entries(parts);
    const { rss, heapUsed } = process.memoryUsage();
    const lag = delay.percentile(99) / 1e9;
    delay.reset();
    return [
      toGauge(
        'site_part_ok',
        '1 while a part of the site works as it should, 0 while it is degraded or failing.',
        byPart.flatMap(([part, { state }]) =>
          state === 'unused' ? [] : [[{ part }, state === 'ok' ? 1 : 0]],
        ),
      ),
      toGauge(
        'site_part_age_seconds',
        'Age of what is known of a part.',
        byPart.map(([part, { ageSeconds }]) => [{ part }, ageSeconds]),
      ),
      toGauge('site_readings_age_seconds', 'Age of the readings of the chains.', [
        [{}, parts.provider?.ageSeconds],
      ]),
      toGauge('site_leads', 'Leads in the journal by state.', byState(leads)),
      toGauge(
        'site_lead_mails',
        'Mails to sales that failed, by what becomes of them.',
        byState(mails),
      ),
      toGauge('process_resident_memory_bytes', 'Resident memory.', [[{}, rss]]),
      toGauge('nodejs_heap_size_used_bytes', 'Heap in use.', [[{}, heapUsed]]),
      toGauge(
        'nodejs_eventloop_lag_p99_seconds',
        'Delay of the event loop since the last scrape.',
        [[{}, lag]],
      ),
      toGauge('process_uptime_seconds', 'Age of this process.', [[{}, process.uptime()]]),
      toGauge('site_build_info', 'The build that is served.', [[{ build: buildId }, 1]]),
    ];
  };
}

import { z } from 'zod';
import { toPublicIncidents } from '@/lib/directory/incidents';
import { toPublicChain } from '@/lib/directory/public-chain';
import { toPublicHistory } from '@/lib/directory/public-history';
import { defineTool } from '../tool';
import { chainArgument, findChain } from './chains';

export const getAvailability = defineTool({
  name: 'get_availability',
  title: 'Get availability',
  description:
    'Returns the latest check of a chain by region, the mean of the last 24 hours, 30 and 90 days, and the incidents of the last 30 days, with the time since which checks are recorded. "sample" as the source means made-up figures.',
  input: z.object({ chain: chainArgument }),
  run({ chain: name }, facts) {
    const { nodes, history, origin } = facts;
    const chain = findChain(facts, name);
    const { availabilityPercent, availabilityByRegion, availabilitySource, checkedAt } =
      toPublicChain(chain, origin);
    const record = toPublicIncidents(history, nodes, origin);
    return {
      chain: chain.key,
      source: availabilitySource,
      checkedAt,
      availabilityPercent,
      availabilityByRegion,
      ...toPublicHistory(history, chain.key),
      thresholdPercent: record.thresholdPercent,
      incidents: record.incidents.filter((incident) => incident.chain === chain.key),
    };
  },
});

import { z } from 'zod';
import { toPublicLimit } from '@/lib/directory/limits';
import { findLimit } from '@/lib/limits/resolve';
import { isSampleProvider } from '@/lib/provider';
import { LIMIT_FIELDS } from '@/lib/provider/limit-fields';
import { ToolError, defineTool } from '../tool';
import { chainArgument, findChain } from './chains';

const name = z.string().min(1).max(120);

export const getLimits = defineTool({
  name: 'get_limits',
  title: 'Get limits',
  description:
    'Returns the limits that apply to a plan, chain, network, interface or method: log range, batch and body sizes, timeouts, archive depth, tracers, WebSocket, rates, what happens at the limit, SLA and node client. A null value is no limit; a field under notStated is not published, so do not guess it.',
  input: z.object({
    plan: name
      .optional()
      .describe('Id of a plan from list_plans; without one, limits of all plans.'),
    chain: chainArgument.optional(),
    network: name.optional(),
    interface: name.optional(),
    method: name.optional(),
  }),
  run({ chain, ...given }, facts) {
    const { limits, plans } = facts;
    if (given.plan !== undefined && plans.every(({ id }) => id !== given.plan)) {
      throw new ToolError(`There is no plan ${given.plan}; list_plans has their ids.`);
    }
    const target = {
      ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
      ...(chain && { chain: findChain(facts, chain).key }),
    };
    const found = LIMIT_FIELDS.flatMap((field) => findLimit(limits, field, target) ?? []);
    return {
      source: isSampleProvider() ? 'sample' : 'live',
      limits: found.map(toPublicLimit),
      notStated: LIMIT_FIELDS.filter((field) => found.every((row) => row.field !== field)),
    };
  },
});

import { z } from 'zod';
import { createPublicMethod } from '@/lib/directory/methods-file';
import { getMethodSupport } from '@/lib/chains/methods';
import type { Chain } from '@/lib/provider';
import { defineTool } from '../tool';
import { chainArgument, findChain } from './chains';

const MOST = 50;

const isMatch = (text: string, words: readonly string[]) =>
  words.every((word) => text.toLowerCase().includes(word));

export const searchMethods = defineTool({
  name: 'search_methods',
  title: 'Search methods',
  description:
    'Finds RPC methods by name or purpose and returns what each call costs in compute units. Give a chain to search its methods alone; without one, each method is returned once, for the first chain that serves it.',
  input: z.object({
    query: z.string().min(1).max(80).describe('Such as "getLogs" or "transaction receipt".'),
    chain: chainArgument.optional(),
    limit: z.number().int().min(1).max(MOST).default(20),
  }),
  run({ query, chain, limit }, facts) {
    const chains: readonly Chain[] = chain ? [findChain(facts, chain)] : facts.nodes.chains;
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    const found = new Map<string, object>();
    for (const one of chains) {
      if (found.size >= limit) break;
      const matching = (getMethodSupport(one.key)?.methods ?? [])
        .filter(({ name }) => !found.has(name))
        .filter(({ name, summary }) => isMatch(`${name} ${summary.en}`, words));
      if (matching.length === 0) continue;
      const toPublic = createPublicMethod(one, facts.prices, facts.origin);
      for (const method of matching.slice(0, limit - found.size)) {
        found.set(method.name, { chain: one.key, ...toPublic(method) });
      }
    }
    return { count: found.size, methods: [...found.values()] };
  },
});

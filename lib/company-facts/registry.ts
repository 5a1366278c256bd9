import { z } from 'zod';
import registry from './registry.json';
import { FACT_KINDS } from './kinds';

/** Who usually knows a fact. */
export const OWNERS = ['owner', 'counsel', 'engineer'] as const;
export type Owner = (typeof OWNERS)[number];

const fact = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** The tab of the sheet where editors find it. */
  group: z.string().min(1),
  kind: z.enum(FACT_KINDS),
  owner: z.enum(OWNERS),
  /** True for text, which each language has its own version of; otherwise, the English sheet applies to both. */
  perLanguage: z.boolean().default(false),
  /** True for facts that may stay missing, such as a confirmation. */
  optional: z.boolean().default(false),
  description: z.string().min(1),
});
export type Fact = z.output<typeof fact>;

/** States of the site and of a chain that texts may depend on, as they do on facts. */
export const CHAIN_CONDITIONS = [
  'chain_available',
  'chain_inactive',
  'chain_coming_soon',
  'chain_dedicated',
  'chain_archive',
  'chain_websocket',
] as const;
export const CONDITIONS = [
  'live_readings',
  'live_list',
  'opaque_endpoints',
  ...CHAIN_CONDITIONS,
] as const;

/** Every fact that texts may use. */
export const FACTS: readonly Fact[] = z.array(fact).parse(registry);

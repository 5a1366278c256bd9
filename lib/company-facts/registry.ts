import { z } from 'zod';
import registry from './registry.json';
import { FACT_KINDS } from './kinds';

/** Who usually knows a fact. */
export const OWNERS = ['owner', 'counsel', 'engineer'] as const;
export type Owner = (typeof OWNERS)[number];

const fact = z.strictObject({
  name: z.string().regex(/^[a-z][a-z0-9_]*$/),
  /** The tab of the sheet on which editors find it. */
  group: z.string().min(1),
  kind: z.enum(FACT_KINDS),
  owner: z.enum(OWNERS),
  /** True for words, which each language has its own of; else the English sheet speaks for both. */
  perLanguage: z.boolean().default(false),
  /** True for what may be missing for good, such as a confirmation. */
  optional: z.boolean().default(false),
  description: z.string().min(1),
});
export type Fact = z.output<typeof fact>;

/** States of the site and of a chain on which texts may depend as they do on facts. */
export const CHAIN_CONDITIONS = [
  'chain_available',
  'chain_inactive',
  'chain_coming_soon',
  'chain_dedicated',
  'chain_archive',
] as const;
export const CONDITIONS = ['live_readings', ...CHAIN_CONDITIONS] as const;

/** Every fact that texts may ask for, each named once. */
export const FACTS: readonly Fact[] = z.array(fact).parse(registry);
